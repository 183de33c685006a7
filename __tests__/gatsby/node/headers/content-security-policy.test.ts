import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  hashSource,
  injectedStyles,
} from '../../../../src/gatsby/node/headers/content-security-policy'

test('allows the styles that react-calendly adds', () => {
  const entry = createRequire(__filename).resolve('react-calendly')
  const code = readFileSync(join(dirname(entry), 'index.es.js'), 'utf8')
  const [, literal = '""'] = /var css_248z = ("(?:[^"\\]|\\.)*");\nstyleInject/.exec(code) ?? []
  expect(hashSource(JSON.parse(literal) as string)).toBe(injectedStyles['react-calendly'])
})
