import { buildSitemap } from '../../../plugins/sitemap/build-sitemap'

test('the sitemap lists complete addresses, sorted and escaped', () => {
  expect(buildSitemap('https://a.example', ['/z&/', '/å/', '/'])).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      '<url><loc>https://a.example/%C3%A5/</loc></url>',
      '<url><loc>https://a.example/</loc></url>',
      '<url><loc>https://a.example/z&amp;/</loc></url>',
      '</urlset>',
      '',
    ].join('\n'),
  )
})
