import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import {
  buildSitePolicy,
  hashSource,
  injectedStyles,
} from '../../../../src/gatsby/node/headers/content-security-policy'

test('allows the styles that react-calendly adds', () => {
  const entry = createRequire(__filename).resolve('react-calendly')
  const code = readFileSync(join(dirname(entry), 'index.es.js'), 'utf8')
  const [, literal = '""'] = /var css_248z = ("(?:[^"\\]|\\.)*");\nstyleInject/.exec(code) ?? []
  expect(hashSource(JSON.parse(literal) as string)).toBe(injectedStyles['react-calendly'])
})

test.each([
  [
    { scripts: [], connections: [], frames: [], forms: [] },
    ["script-src 'self'", "connect-src 'self'", "frame-src 'none'", "form-action 'self'"],
  ],
  [
    {
      scripts: ['https://gc.zgo.at'],
      connections: ['https://agency.goatcounter.com'],
      frames: ['https://calendly.com'],
      forms: ['https://forms.example'],
    },
    [
      "script-src 'self' https://gc.zgo.at",
      "connect-src 'self' https://agency.goatcounter.com",
      'frame-src https://calendly.com',
      "form-action 'self' https://forms.example",
    ],
  ],
])('with the origins %j the policy allows each only for its purpose', (origins, expected) => {
  const directives = buildSitePolicy({ inlineScripts: [], origins }).split('; ')
  expect(directives).toEqual(expect.arrayContaining(["img-src 'self'", ...expected]))
})
