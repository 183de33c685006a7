import type { ConfigData } from 'html-validate'

/** What html-validate holds the built pages to: all that it recommends, and all for accessibility. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React writes HTML: HTML takes these spellings alike.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'void-style': ['error', { style: 'selfclose' }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's useId makes ":R1p:", Gatsby "___gatsby": an id may hold all but white space.
    'valid-id': ['error', { relaxed: true }],
    // A list may bear a name; ARIA only forbids it where there is no role.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A link that has no address yet, as the ARIA practices write it.
    'prefer-native-element': ['error', { exclude: ['link'] }],
    // A title ends with its group and the agency; that is what a search result may cut off.
    'long-title': ['error', { maxlength: 80 }],
    // GlobalStyle keeps a number on one line where it fits; other spaces would be copied with it.
    'tel-non-breaking': 'off',
    // The navigation stands twice, for small and wide screens, and CSS hides one: axe, which sees
    // that, looks for this in the browser, and pages.test.ts at the names.
    'unique-landmark': 'off',
  },
}
