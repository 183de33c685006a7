import { shownSubjects, subjectGroups } from '../../../src/features/contact/subjects'

test('a title that two pages have is followed by the name of its group', () => {
  const offering = (path: string, title: string) => ({ path, title, order: 1, parentPage: null })
  const content = {
    services: [offering('/services/shops/', 'Shops'), offering('/services/web/', 'Web')],
    industries: [offering('/industries/shops/', 'Shops')],
    products: [],
    productsTitle: 'Products',
    caseStudies: [],
    caseStudiesTitle: 'Case studies',
    terms: [],
    companyTitle: 'Our company',
  } as unknown as Parameters<typeof subjectGroups>[0]
  const all = subjectGroups(content, { services: 'Services', industries: 'Industries' }, 'en')
  const groups = shownSubjects(all, [], '{text} ({addition})')
  expect(groups.flatMap(({ subjects }) => subjects.map(({ title }) => title))).toEqual([
    'Shops (Services)',
    'Web',
    'Shops (Industries)',
  ])
})
