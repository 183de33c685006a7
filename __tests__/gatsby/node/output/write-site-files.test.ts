import { manifest, robots, sitemap } from '../../../../src/gatsby/node/output/site-files'
import type { PageEntry } from '../../../../src/routes/page-registry'

const page = (path: string, indexable = true): PageEntry => ({
  path,
  title: '',
  label: '',
  description: '',
  indexable,
})

test('the sitemap names what may be found, in order, and escapes it', () => {
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

test('more pages than search engines read from one sitemap stop the build', () => {
  const many = Array.from({ length: 50_001 }, (_, index) => page(`/${index}/`))
  expect(() => sitemap('https://a.example', many)).toThrow('50000')
})

test('robots.txt names the sitemap of the site it is for', () => {
  expect(robots('https://a.example')).toContain('Sitemap: https://a.example/sitemap.xml')
})

test('the manifest is valid whatever the agency is called', () => {
  const name = 'A "quoted" \\ name'
  expect(JSON.parse(manifest({ name, description: 'What it does.' }))).toMatchObject({ name })
})
