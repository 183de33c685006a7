import { ownSite, textOf } from '../support/site'

/** The pages under each address, by the last parts of theirs. */
const routes: Record<string, string> = {
  '/': 'case-studies products industries services our-company contact-us opt-out/unsubscribed',
  '/contact-us/': 'book-a-call estimate thank-you',
  '/our-company/': 'how-we-contract security',
  '/products/': 'countersign downline par-level table-card',
  '/case-studies/':
    'mlm-e-commerce-and-erp-system-with-mobile-app restaurant-chain-inventory-management-module ' +
    'gun-shop-role-based-management-system digital-menu-and-ordering-system',
  '/industries/':
    'business-solutions healthcare education online-travel-agency manufacturing retail ' +
    'transportation-logistics hr',
  '/industries/business-solutions/': 'online-store-development inventory-management',
  '/industries/healthcare/': 'data-and-ai-solutions patient-management medical-image-analysis',
  '/industries/education/': 'lms online-learning student-course-management',
  '/industries/online-travel-agency/':
    'travel-booking-platforms crm-travel-management personalized-travel-recommendations',
  '/industries/manufacturing/':
    'supply-chain-management predictive-maintenance workflow-automation',
  '/industries/retail/': 'crm-customer-management ai-marketing-solutions',
  '/industries/transportation-logistics/': 'tms shipment-tracking',
  '/industries/hr/': 'hr-management-systems payroll-solutions recruitment-automation',
  '/services/':
    'web-development mobile-development business-solutions management-solutions ai-solutions ' +
    'data-analytics ui-ux-design product-design mvp-development technical-consulting ' +
    'maintenance-support dedicated-team',
  '/services/web-development/': 'frontend-development backend-development full-stack-development',
  '/services/mobile-development/': 'android-development ios-development cross-platform-development',
  '/services/business-solutions/':
    'storefront-development finance-supply-chain manufacturing-operations sales-automation ' +
    'customer-insights',
  '/services/management-solutions/': 'inventory-order-management hr-management customer-management',
  '/services/ai-solutions/': 'predictive-maintenance marketing-automation fraud-detection',
  '/services/data-analytics/': 'analysis-visualization business-intelligence predictive-analytics',
}

test('the site has these routes and no others', () => {
  const expected = Object.entries(routes).flatMap(([path, slugs]) =>
    slugs.split(' ').map((slug) => `${path}${slug}/`),
  )
  const built = ownSite
    .readPages()
    .filter(({ document }) => textOf(document.querySelector('h1')) !== 'Lost In Code')
    .map(({ route }) => route)
  expect(built.sort()).toEqual(['/', ...expected].sort())
})
