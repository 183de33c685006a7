import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  buildSitePolicy,
  buildStylePolicy,
  hashSource,
  injectedStyles,
} from '../../../../src/gatsby/node/output/content-security-policy'

test('the styles that react-calendly puts in are those that the policy allows', () => {
  const entry = createRequire(__filename).resolve('react-calendly')
  const code = readFileSync(join(dirname(entry), 'index.es.js'), 'utf8')
  const [, literal = '""'] = /var css_248z = ("(?:[^"\\]|\\.)*");\nstyleInject/.exec(code) ?? []
  expect(hashSource(JSON.parse(literal) as string)).toBe(injectedStyles['react-calendly'])
})

test('a page allows its own styles, each by its hash', () => {
  const policy = buildStylePolicy(['a{}', 'b{}'])
  expect(policy).toContain(hashSource('a{}'))
  expect(policy).toContain(hashSource('b{}'))
  expect(policy).not.toContain('unsafe')
})

test('only pages of the scheduling service may be shown in a frame', () => {
  const policy = buildSitePolicy({ inlineScript: 'a()', frames: 'https://calendar.example' })
  expect(policy.split('; ')).toContain('frame-src https://calendar.example')
  expect(policy.split('; ')).toContain("frame-ancestors 'none'")
})
