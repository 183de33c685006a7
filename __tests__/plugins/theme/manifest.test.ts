import { buildManifest } from '../../../plugins/theme/manifest'

test('the manifest is valid with any name, and applies to all pages', () => {
  const texts = { name: 'A "quoted" \\ name', description: 'What it does.', language: 'nb' }
  const parsed: unknown = JSON.parse(buildManifest(texts, '#0b0911', [192]))
  expect(parsed).toMatchObject({
    ...{ name: texts.name, lang: 'nb', scope: '/', theme_color: '#0b0911' },
    icons: [{ src: '/icon-192.png', sizes: '192x192' }],
  })
  expect(parsed).not.toHaveProperty('dir')
})
