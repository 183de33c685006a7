import { readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate'
import { htmlFiles, publicFolder } from './site'

/** All that html-validate recommends, and all for accessibility, with these exceptions. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    'heading-level': 'error',
    // How React writes HTML: HTML treats these spellings alike.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'void-style': ['error', { style: 'selfclose' }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's useId makes ":R1p:", Gatsby "___gatsby": an id may contain all but white space.
    'valid-id': ['error', { relaxed: true }],
    // A list may have a name; ARIA forbids it only for elements without a role.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A link without an address yet, as the ARIA practices write it.
    'prefer-native-element': ['error', { exclude: ['link'] }],
    // A title ends with its group and the agency; a search result may cut that off.
    'long-title': ['error', { maxlength: 80 }],
    // GlobalStyle keeps a number on one line if it fits; other spaces would be copied with it.
    'tel-non-breaking': 'off',
    // The navigation is there twice, for small and wide windows, and CSS hides one. Axe, which sees
    // that, checks this in the browser; pages.test.ts checks the names.
    'unique-landmark': 'off',
  },
}

test('html-validate finds no error on any page', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader(config))
  const found: string[] = []
  for (const file of htmlFiles(publicFolder)) {
    const { results } = await validator.validateString(readFileSync(file, 'utf8'), file)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      found.push(`${file.slice(publicFolder.length)}: ${ruleId}: ${message} ${selector ?? ''}`)
    }
  }
  expect(found).toEqual([])
})
