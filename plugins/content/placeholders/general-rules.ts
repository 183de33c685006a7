import type { PlaceholderRule, SiteConfig } from '../model'
import { holdsExampleAddress } from '../text/sample-values'
import { comparisonKey } from '../text/normal-form'
import { isTemplateText, templateIcon } from '../text/template-markers'

/** The kind of placeholder that `npm run new` writes. */
export const templateRule = { kind: 'template', advice: 'replace it as it says' } as const

/** The text of an original in its translation. */
export const untranslatedRule = {
  kind: 'untranslated',
  what: 'is still the text of the original',
  advice: 'translate it',
} as const

/** What is a placeholder in every file. */
export const generalRules = ({ shippedName }: SiteConfig): PlaceholderRule[] => [
  { ...templateRule, isPlaceholder: isTemplateText, what: 'is still the text of a template' },
  {
    ...templateRule,
    isPlaceholder: (text) => text === templateIcon,
    what: 'is the icon of a template',
  },
  { ...brandRule, isPlaceholder: nameFinder(shippedName) },
  {
    kind: 'example-address',
    isPlaceholder: holdsExampleAddress,
    what: 'is an example address',
    advice: 'write a real address, or delete it',
  },
]

/** Finds a name in texts, in any case and width of its letters. */
export function nameFinder(name: string): (text: string) => boolean {
  const key = comparisonKey(name)
  return (text) => comparisonKey(text).includes(key)
}

/** The name of the shipped site, which is searched in all texts. */
export const brandRule = {
  kind: 'brand',
  what: 'contains the name of the shipped site',
  advice: 'write your own name',
} as const

/** What to replace each kind of placeholder with. */
export const adviceByKind = (site: SiteConfig): Record<string, string> =>
  Object.fromEntries(
    [...site.placeholders, ...generalRules(site), untranslatedRule].map(({ kind, advice }) => [
      kind,
      advice,
    ]),
  )
