import { loadContent } from '../../src/content/load'
import { findPlaceholders } from '../../src/content/placeholders/find-placeholders'

test('what an agency replaces before it goes live', async () => {
  const { left, accepted } = findPlaceholders(await loadContent(process.cwd()))
  expect(accepted).toEqual([])
  expect(left.map(({ file, pointer, rule }) => `${file} ${pointer} ${rule}`)).toEqual([
    'data/case-studies/digital-menu-and-ordering-system.json /summary/0 client',
    'data/case-studies/digital-menu-and-ordering-system.json /links/0/webUrl example-address',
    'data/case-studies/digital-menu-and-ordering-system.json /links/1/sourceUrl example-address',
    'data/case-studies/gun-shop-role-based-management-system.json /summary/0 client',
    'data/case-studies/gun-shop-role-based-management-system.json /links/0/webUrl example-address',
    'data/case-studies/mlm-e-commerce-and-erp-system-with-mobile-app.json /summary/0 client',
    'data/case-studies/mlm-e-commerce-and-erp-system-with-mobile-app.json /links/0/webUrl example-address',
    'data/case-studies/mlm-e-commerce-and-erp-system-with-mobile-app.json /links/1/sourceUrl example-address',
    'data/case-studies/restaurant-chain-inventory-management-module.json /summary/0 client',
    'data/case-studies/restaurant-chain-inventory-management-module.json /links/0/webUrl example-address',
    'data/clients.json /clients/0/name client',
    'data/clients.json /clients/1/name client',
    'data/clients.json /clients/2/name client',
    'data/clients.json /clients/3/name client',
    'data/clients.json /clients/4/name client',
    'data/company.json /seo/description brand',
    'data/company.json /introduction brand',
    'data/contact.json /seo/description brand',
    'data/home.json /seo/description brand',
    'data/scheduling.json /seo/description brand',
    'data/scheduling.json /url scheduling-url',
    'data/scheduling.json /prefill/sample sample-prefill',
    'data/site.json /name brand',
    'data/site.json /legalName brand',
    'data/site.json /url url',
    'data/site.json /phones/0 phone',
    'data/site.json /phones/1 phone',
    'data/site.json /email email',
    'data/site.json /address/street address',
    'data/site.json /socials/0/link social',
    'data/site.json /socials/1/link social',
    'data/site.json /legal/0/link legal-link',
    'data/site.json /legal/1/link legal-link',
    'data/site.json /legal/2/link legal-link',
  ])
})
