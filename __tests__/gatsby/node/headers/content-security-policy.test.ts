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

const directive = (name: string, policy: string): string | undefined =>
  policy.split('; ').find((each) => each.startsWith(`${name} `))

test('frames, connections and forms reach the listed origins and no others', () => {
  const none = { scripts: [], connections: [], frames: [], forms: [] }
  const closed = buildSitePolicy({ inlineScripts: [], origins: none })
  expect(directive('frame-src', closed)).toBe("frame-src 'none'")
  expect(directive('connect-src', closed)).toBe("connect-src 'self'")
  expect(directive('form-action', closed)).toBe("form-action 'self'")
  const open = buildSitePolicy({
    inlineScripts: [],
    origins: {
      ...none,
      frames: ['https://calendar.example'],
      forms: ['https://forms.example'],
    },
  })
  expect(directive('frame-src', open)).toBe('frame-src https://calendar.example')
  expect(directive('form-action', open)).toBe("form-action 'self' https://forms.example")
})
