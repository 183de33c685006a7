import { readFileSync } from 'node:fs'
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate'
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
    // checks this in the browser.
    'unique-landmark': 'off',
  },
}

describe.each(sites)('$name', ({ site }) => {
  const { htmlFiles, publicFolder, readPages } = site

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

  test('no text has marks of emphasis left', () => {
    const marked = readPages().flatMap(({ route, document }) => {
      document.querySelectorAll('code, pre, script, style').forEach((part) => part.remove())
      return (document.text.match(/.{0,20}\*\*.{0,20}/g) ?? []).map((text) => `${route}: ${text}`)
    })
    expect(marked).toEqual([])
  })

  // The vowel sign of "ে" in "থেকে" is displayed at another letter if the word is split before it.
  test('no element begins with a mark of the letter before it', () => {
    const torn = htmlFiles().flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/[^<>]?<[^<>]+>\p{M}/gu),
        ([text]) => `${file.slice(publicFolder.length)}: ${text}`,
      ),
    )
    expect(torn).toEqual([])
  })
})
