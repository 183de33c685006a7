import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  buildSitePolicy,
  buildStylePolicy,
  hashSource,
  injectedStyles,
} from '../../../../src/gatsby/node/headers/content-security-policy'

test('allows the styles that react-calendly adds', () => {
  const entry = createRequire(__filename).resolve('react-calendly')
  const code = readFileSync(join(dirname(entry), 'index.es.js'), 'utf8')
  const [, literal = '""'] = /var css_248z = ("(?:[^"\\]|\\.)*");\nstyleInject/.exec(code) ?? []
  expect(hashSource(JSON.parse(literal) as string)).toBe(injectedStyles['react-calendly'])
})

test('allows the styles of a page by their hashes', () => {
  const policy = buildStylePolicy(['a{}', 'b{}'])
  expect(policy).toContain(hashSource('a{}'))
  expect(policy).toContain(hashSource('b{}'))
  expect(policy).not.toContain('unsafe')
})

test('allows frames of the scheduling service only', () => {
  const policy = buildSitePolicy({ inlineScript: 'a()', frames: 'https://calendar.example' })
  expect(policy.split('; ')).toContain('frame-src https://calendar.example')
  expect(policy.split('; ')).toContain("frame-ancestors 'none'")
})
