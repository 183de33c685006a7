import { people } from '../../../src/components/seo/structured-data'

test('the structured data does not contain sample people', () => {
  const agency = { name: 'Agency', url: 'https://agency.example' }
  const everyone = [
    { name: 'Jo Doe', role: 'Engineer', sample: null },
    { name: 'Kim Poe', role: 'Designer', sample: true },
  ]
  expect(people(agency, everyone)).toEqual([
    {
      '@type': 'Person',
      name: 'Jo Doe',
      jobTitle: 'Engineer',
      worksFor: expect.objectContaining({ name: 'Agency' }) as object,
    },
  ])
})
