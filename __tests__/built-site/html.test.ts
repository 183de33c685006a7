import { readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate'
import { violations } from '../support/site'
import { sites } from './sites'

/** All rules that html-validate recommends, and all for accessibility, with these exceptions. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    'heading-level': 'error',
    // How React writes HTML; both spellings are valid.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'void-style': ['error', { style: 'selfclose' }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's useId creates ":R1p:", Gatsby "___gatsby": an id may contain anything but white
    // space.
    'valid-id': ['error', { relaxed: true }],
    // A list may have a name; ARIA forbids it only for elements without a role.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A link without an address yet, as in the ARIA practices.
    'prefer-native-element': ['error', { exclude: ['link'] }],
    // A title ends with its parent page and the agency's name, which a search result may truncate.
    'long-title': ['error', { maxlength: 80 }],
    // GlobalStyle keeps a number on one line if it fits; non-breaking spaces would be copied with
    // it.
    'tel-non-breaking': 'off',
    // The navigation exists twice, for small and wide windows, and CSS hides one of them. Axe
    // checks this in the browser; pages.test.ts checks the names.
    'unique-landmark': 'off',
  },
}

describe.each(sites)('$name', ({ site }) => {
  const { htmlFiles, publicFolder, readData, readPages } = site
  const pages = readPages()

  test('html-validate finds no error on any page', async () => {
    const validator = new HtmlValidate(new StaticConfigLoader(config))
    const found: string[] = []
    for (const file of htmlFiles()) {
      const { results } = await validator.validateString(readFileSync(file, 'utf8'), file)
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        found.push(`${file.slice(publicFolder.length)}: ${ruleId}: ${message} ${selector ?? ''}`)
      }
    }
    expect(found).toEqual([])
  })

  test('each time element is a date, a time or a duration', () => {
    const valid =
      /^(?:\d{4}(?:-\d{2}){0,2}|(?:\d{4}-\d{2}-\d{2}[T ])?\d{2}:\d{2}(?::\d{2})?Z?|P\w+)$/
    const found = violations(pages, ({ document }) =>
      document
        .querySelectorAll('time')
        .map((time) => time.getAttribute('datetime') ?? time.textContent)
        .filter((value) => !valid.test(value)),
    )
    expect(found).toEqual([])
  })

  test('a number stays on one line with its percent sign or currency', () => {
    const { currency } = readData('site') as { currency: string }
    const broken = new RegExp(`\\d (?:%|${currency}\\b)`)
    const found = violations(pages, ({ document }) => {
      const text = document.querySelector('body')?.textContent ?? ''
      return [broken.exec(text)?.[0]]
    })
    expect(found).toEqual([])
  })
})
