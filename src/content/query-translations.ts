import {
  localizePath,
  type LanguagePages,
  type PageRecord,
  translatedPages,
} from '../../plugins/content/node'
import { addresses, serviceKey } from './addresses'

/** By language and parameter of a query, the values of this language and those of the other one. */
export type QueryTranslations = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>

interface PageParameter {
  /** The single page, by its shipped address. */
  page: string
  name: string
  /** The folders of the pages that the parameter can name. */
  folders: readonly string[]
  valueOf: (page: PageRecord) => string
}

const parameters: readonly PageParameter[] = [
  {
    page: addresses.contact,
    name: 'about',
    folders: ['services/', 'industries/', 'products/', 'case-studies/', 'our-company/'],
    valueOf: ({ path }) => path,
  },
  {
    page: addresses.estimate,
    name: 'service',
    folders: ['services/'],
    valueOf: ({ path }) => serviceKey(path),
  },
  ...(['service', 'industry'] as const).map((name) => ({
    page: addresses.caseStudies,
    name,
    folders: [name === 'service' ? 'services/' : 'industries/'],
    valueOf: ({ title }: PageRecord) => title,
  })),
]

/**
 * What the parameters of a page's query that name other pages are in the other languages, where it
 * differs.
 */
export function queryTranslations(
  path: string,
  from: LanguagePages,
  languages: readonly LanguagePages[],
): QueryTranslations {
  const ofPage = parameters.filter(({ page }) => localizePath(page, from.settings) === path)
  if (ofPage.length === 0) return {}
  return Object.fromEntries(
    languages
      .filter((other) => other !== from)
      .map((to) => {
        const pairs = translatedPages(from, to)
        const values = ofPage.map(
          ({ name, folders, valueOf }): [name: string, values: Record<string, string>] => [
            name,
            Object.fromEntries(
              pairs
                .filter(
                  ([{ collection }]) =>
                    'folder' in collection && folders.includes(collection.folder),
                )
                .map(([page, translation]) => [valueOf(page), valueOf(translation)] as const)
                .filter(([value, translated]) => value !== translated),
            ),
          ],
        )
        return [to.settings.language, Object.fromEntries(values)]
      }),
  )
}
