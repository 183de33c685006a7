import { readPages, type BuiltPage } from '../built-site/site'

/** The addresses of a page and of the pages under it. */
const below = (path: string, slugs: string): string[] =>
  slugs ? slugs.split(' ').map((slug) => `${path}${slug}/`) : []
const group = (path: string, subPages = ''): string[] => [path, ...below(path, subPages)]

const single = [
  '/',
  '/case-studies/',
  '/products/',
  '/industries/',
  '/services/',
  '/our-company/',
  '/contact-us/',
  '/contact-us/book-a-call/',
  '/opt-out/unsubscribed/',
]

const caseStudies = below(
  '/case-studies/',
  'mlm-e-commerce-and-erp-system-with-mobile-app restaurant-chain-inventory-management-module ' +
    'gun-shop-role-based-management-system digital-menu-and-ordering-system',
)

const industries = [
  ...group('/industries/business-solutions/', 'online-store-development inventory-management'),
  ...group(
    '/industries/healthcare/',
    'data-and-ai-solutions patient-management medical-image-analysis',
  ),
  ...group('/industries/education/', 'lms online-learning student-course-management'),
  ...group(
    '/industries/online-travel-agency/',
    'travel-booking-platforms crm-travel-management personalized-travel-recommendations',
  ),
  ...group(
    '/industries/manufacturing/',
    'supply-chain-management predictive-maintenance workflow-automation',
  ),
  ...group('/industries/retail/', 'crm-customer-management ai-marketing-solutions'),
  ...group('/industries/transportation-logistics/', 'tms shipment-tracking'),
  ...group('/industries/hr/', 'hr-management-systems payroll-solutions recruitment-automation'),
]

const services = [
  ...group(
    '/services/web-development/',
    'frontend-development backend-development full-stack-development',
  ),
  ...group(
    '/services/mobile-development/',
    'android-development ios-development cross-platform-development',
  ),
  ...group(
    '/services/business-solutions/',
    'storefront-development finance-supply-chain manufacturing-operations sales-automation ' +
      'customer-insights',
  ),
  ...group(
    '/services/management-solutions/',
    'inventory-order-management hr-management customer-management',
  ),
  ...group(
    '/services/ai-solutions/',
    'predictive-maintenance marketing-automation fraud-detection',
  ),
  ...group(
    '/services/data-analytics/',
    'analysis-visualization business-intelligence predictive-analytics',
  ),
  ...below(
    '/services/',
    'ui-ux-design product-design mvp-development technical-consulting maintenance-support ' +
      'dedicated-team',
  ),
]

/** Not a page of its own: the response to the contact form without JavaScript. */
const confirmations = ['/contact-us/thank-you/']

/** Pages about what buyers ask. */
const buyerPages = ['/contact-us/estimate/', ...below('/our-company/', 'how-we-contract security')]

const products = below('/products/', 'countersign downline par-level table-card')

const routes = [...single, ...caseStudies, ...industries, ...services]

// Addresses that answer with status 404 are not routes.
const isLost = ({ document }: BuiltPage): boolean =>
  document.querySelector('h1')?.text.trim() === 'Lost In Code'

test('has 74 routes, the product pages, those for buyers, a confirmation, and no others', () => {
  expect(routes).toHaveLength(74)
  const built = readPages().filter((page) => !isLost(page))
  const expected = [...routes, ...products, ...buyerPages, ...confirmations]
  expect(built.map(({ route }) => route).sort()).toEqual(expected.sort())
})
