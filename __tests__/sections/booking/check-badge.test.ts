import { testRightValues, testWrongValues } from '../../fixtures/issues'

const badge = { enabled: true, text: 'Call us', textColor: 'ffffff' }
testWrongValues('scheduling.json', [
  // 4.42:1 with white.
  ['/badge', { ...badge, color: '787878' }, 'low-contrast /badge/textColor', /4\.4:1 to "color"/],
])
testRightValues('scheduling.json', [['/badge', { ...badge, color: '767676' }]])
