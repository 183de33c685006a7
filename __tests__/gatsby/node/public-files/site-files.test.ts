import { manifest, sitemap } from '../../../../src/gatsby/node/public-files/site-files'
import type { PageEntry } from '../../../../plugins/content/core/pages/page-registry'

const page = (path: string, indexable = true): PageEntry => ({
  path,
  title: '',
  label: '',
  description: '',
  indexable,
})

test('the sitemap lists the indexable pages, sorted and escaped', () => {
  expect(sitemap('https://a.example', [page('/z&/'), page('/hidden/', false), page('/')])).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://a.example/</loc></url>',
      '<url><loc>https://a.example/z&amp;/</loc></url>',
      '</urlset>',
      '',
    ].join('\n'),
  )
})

test('stops the build if a sitemap would list more pages than allowed', () => {
  const many = Array.from({ length: 50_001 }, (_, index) => page(`/${index}/`))
  expect(() => sitemap('https://a.example', many)).toThrow('50000')
})

test('the manifest is valid with any name, and applies to all pages', () => {
  const name = 'A "quoted" \\ name'
  const parsed: unknown = JSON.parse(
    manifest({
      name,
      description: 'What it does.',
      language: 'nb',
      themeColor: '#0b0911',
    }),
  )
  expect(parsed).toMatchObject({ name, lang: 'nb', scope: '/', theme_color: '#0b0911' })
})
