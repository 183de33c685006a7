import { publicationLabels } from '../../../../src/gatsby/node/content/publication-labels'

const file = (path: string, content: object) => ({ path, text: JSON.stringify(content) })

test('labels drafts and dates with the texts and the locale of the site, by the addresses of pages', () => {
  const files = [
    file('site.json', { language: 'en', locale: 'en-GB', timeZone: 'Asia/Dhaka' }),
    file('ui-text.json', {
      draft: 'Draft',
      publishedFrom: 'From {date}',
      publishedUntil: 'To {date}',
    }),
    file('case-studies/a.json', { title: 'Rice & Rail', draft: true }),
    file('products/till.json', { publishAt: '2027-03-03' }),
    file('pages/fair/berlin.json', { unpublishAt: '2026-01-02T09:00' }),
    file('people/jo.json', { draft: true }),
    file('products/slate.json', {}),
  ]
  expect(publicationLabels(files, new Date('2026-11-23T12:00:00Z'))).toEqual({
    '/case-studies/rice-and-rail/': 'Draft',
    '/products/till/': 'From 3 March 2027',
    '/fair/berlin/': 'To 2 January 2026 at 09:00',
  })
})
