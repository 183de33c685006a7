import {
  breadcrumbList,
  caseStudy,
  organization,
} from '../../../src/components/seo/structured-data'

const agency = {
  name: 'Agency',
  legalName: 'Agency Ltd.',
  url: 'https://agency.example',
  description: 'An agency.',
  phones: ['+880 1000 000 124', '+880 1000 000 125'],
  email: 'hello@agency.example',
  address: { street: '1 Street', locality: 'City 1000', country: 'Country' },
  socials: [],
}

test('a case study names the address of its own page and of its picture', () => {
  const page = { title: 'Alpha', description: 'A ledger.', path: '/case-studies/alpha/' }
  expect(caseStudy(agency, page, ['Node'])).toMatchObject({
    url: 'https://agency.example/case-studies/alpha/',
    image: expect.stringMatching(/^https:\/\/agency\.example\/.*alpha.*\.png$/) as string,
  })
})

test('breadcrumbs count from 1, as schema.org does, and end with the page itself', () => {
  const places = [
    { title: 'Home', path: '/' },
    { title: 'Services', path: '/services/' },
  ]
  expect(breadcrumbList(agency.url, places)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://agency.example/' },
      { position: 2, name: 'Services', item: 'https://agency.example/services/' },
    ],
  })
})

test('the agency can be reached by its phones and its email', () => {
  expect(organization(agency)).toMatchObject({
    telephone: agency.phones[0],
    email: agency.email,
    contactPoint: agency.phones.map((telephone) => ({ telephone, email: agency.email })),
  })
})
