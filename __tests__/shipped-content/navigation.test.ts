import { readData } from './data-files'

interface Link {
  title: string
  link: string
}
interface Entry extends Link {
  subMenu?: Link[]
}
interface ServiceEntry extends Entry {
  description?: string
}

const navigation = readData('navigation.json') as {
  main: (Link & { menu?: string })[]
  contact: Link
  industries: Entry[]
  services: ServiceEntry[]
  additionalServices: { links: Link[] }
}

/** A menu as "group: sub-pages", by the last parts of their addresses. */
const outline = (entries: readonly Entry[]): string[] => {
  const last = ({ link }: Link): string => link.split('/').at(-2) ?? ''
  return entries.map((entry) => `${last(entry)}: ${(entry.subMenu ?? []).map(last).join(', ')}`)
}

test('the top bar has its entries', () => {
  expect(navigation.main.map(({ title, link, menu }) => [title, link, menu])).toEqual([
    ['Case Studies', '/case-studies/', undefined],
    ['Products', '/products/', undefined],
    ['Industries', '/industries/', 'industries'],
    ['Services', '/services/', 'services'],
    ['Our Company', '/our-company/', undefined],
  ])
  expect(navigation.contact).toEqual({ title: 'Contact Us', link: '/contact-us/' })
})

test('the industries menu has its groups and sub-pages', () => {
  expect(outline(navigation.industries)).toEqual([
    'business-solutions: online-store-development, inventory-management',
    'healthcare: data-and-ai-solutions, patient-management, medical-image-analysis',
    'education: lms, online-learning, student-course-management',
    'online-travel-agency: travel-booking-platforms, crm-travel-management, personalized-travel-recommendations',
    'manufacturing: supply-chain-management, predictive-maintenance, workflow-automation',
    'retail: crm-customer-management, ai-marketing-solutions',
    'transportation-logistics: tms, shipment-tracking',
    'hr: hr-management-systems, payroll-solutions, recruitment-automation',
  ])
})

test('the services menu has its groups and sub-pages', () => {
  expect(outline(navigation.services)).toEqual([
    'web-development: frontend-development, backend-development, full-stack-development, full-stack-development',
    'mobile-development: android-development, ios-development, cross-platform-development',
    'business-solutions: storefront-development, finance-supply-chain, manufacturing-operations, sales-automation, customer-insights',
    'management-solutions: inventory-order-management, hr-management, customer-management',
    'ai-solutions: predictive-maintenance, marketing-automation, fraud-detection',
    'data-analytics: analysis-visualization, business-intelligence, predictive-analytics',
  ])
  expect(navigation.services.filter(({ description }) => !description)).toEqual([])
})

test('Web Builder Development links to the full-stack page', () => {
  expect(navigation.services[0]?.subMenu?.[3]).toEqual({
    title: 'Web Builder Development',
    link: '/services/web-development/full-stack-development/',
  })
})

test('the additional services are listed', () => {
  expect(navigation.additionalServices.links.map(({ link }) => link)).toEqual([
    '/services/ui-ux-design/',
    '/services/product-design/',
    '/services/mvp-development/',
    '/services/technical-consulting/',
    '/services/maintenance-support/',
    '/services/dedicated-team/',
  ])
})

test('the footer has social links of two kinds, and three legal links whose pages do not exist yet', () => {
  const site = readData('site.json') as { socials: { icon: string }[]; legal: Link[] }
  expect(site.socials.map(({ icon }) => icon)).toEqual(['linkedin', 'facebook'])
  expect(site.legal).toEqual([
    { title: 'Privacy Policy', link: '' },
    { title: 'Terms & Condition', link: '' },
    { title: 'Sitemap', link: '' },
  ])
})
