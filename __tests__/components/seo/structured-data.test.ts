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

test('a case study has the URLs of its page and its picture', () => {
  const page = { title: 'Alpha', description: 'A ledger.', path: '/case-studies/alpha/' }
  expect(caseStudy(agency, page, ['Node'])).toMatchObject({
    url: 'https://agency.example/case-studies/alpha/',
    image: expect.stringMatching(/^https:\/\/agency\.example\/.*alpha.*\.png$/) as string,
  })
})

test('breadcrumbs are numbered from 1 and end with the page itself', () => {
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

test('the agency has a contact point for each phone number', () => {
  expect(organization(agency)).toMatchObject({
    telephone: agency.phones[0],
    email: agency.email,
    contactPoint: agency.phones.map((telephone) => ({ telephone, email: agency.email })),
  })
})
