import { drop } from '../../../../fixtures/changes'
import { testMistakes, testWrongValues } from '../../../../fixtures/issues'

testWrongValues('services/web.json', [
  ['/related/0', '/services/web/', 'wrong-page'],
  ['/proof/0/caseStudy', '/products/till/', 'wrong-page'],
  // In progress.
  ['/proof/0/caseStudy', '/case-studies/beta-og-menu/', 'wrong-page'],
])
testWrongValues('products/till.json', [['/caseStudy', '/case-studies/', 'wrong-page']])
testMistakes([
  [
    'an outcome without a figure',
    drop('case-studies/gamma-stock.json', '/headlineFigure'),
    'wrong-page /outcomes/caseStudies/1',
    /"headlineFigure"/,
  ],
  [
    'a quote of a case study without one',
    drop('case-studies/alpha-ledger.json', '/quote'),
    'wrong-page /quote',
  ],
])
