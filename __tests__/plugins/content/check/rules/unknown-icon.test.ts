import { testRightValues, testWrongValues } from '../../../../fixtures/issues'

testWrongValues('site.json', [['/socials/0/icon', 'globe', 'unknown-icon', /Simple Icons/]])
testWrongValues('services/web.json', [['/icon', 'stor', 'unknown-icon', /did you mean "store"\?/]])
// An own logo.
testRightValues('technologies.json', [['/technologies/0/icon', 'power-bi']])
