import { graphql, useStaticQuery } from 'gatsby'
import { useMemo } from 'react'
import { keepOnOneLine, type Translation } from '../../plugins/content'
import { addresses, type Paths, withFunctions } from '../content/addresses'
import { priceFormat } from '../content/price-text'
import type { QueryTranslations } from '../content/query-translations'
import { amountText } from '../content/units'
import { nodesInLanguage } from './useInLanguage'
import type { Formats, Labels, Locale } from './useLocale'

/** What gatsby-node.ts says about the language of a page. */
export interface LocaleOfPage {
  /** The tag of the language: "nb". */
  language?: string
  /** On a site with several languages, the tag of the first one. */
  defaultLanguage?: string
  /** The paths of the pages that code links to. */
  paths?: Paths
  /** Where the page leads in all languages of the site. */
  translations?: readonly Translation[]
  /** What the query of the page is in them. */
  queryTranslations?: QueryTranslations
}

function buildFormats(
  labels: Labels,
  { locale, currency }: Pick<Queries.SiteSettings, 'locale' | 'currency'>,
): Formats {
  const year = new Intl.NumberFormat(locale, { useGrouping: false })
  const added = new Intl.NumberFormat(locale, { signDisplay: 'always' })
  const formats = priceFormat({ ...labels, locale, currency })
  return {
    ...formats,
    year: (value) => year.format(value),
    added: (value) => added.format(value),
    share: (value) =>
      keepOnOneLine(amountText(formats.number(Number(value.toFixed(1))), '%', labels)),
  }
}

/** The locale of a page, from the settings and the labels in its language. */
export function usePageLocale(page: LocaleOfPage): Locale {
  const { allSiteSettings, allUiText } = useStaticQuery<Queries.LocalesQuery>(graphql`
    query Locales {
      allSiteSettings {
        nodes {
          language
          locale
          direction
          currency
        }
      }
      allUiText {
        nodes {
          language
          ...UiText
        }
      }
    }
  `)
  return useMemo(() => {
    const { defaultLanguage, paths, translations = [], queryTranslations = {} } = page
    const [settings] = nodesInLanguage(allSiteSettings.nodes, page)
    const [labels] = nodesInLanguage(allUiText.nodes, page)
    if (!settings || !labels) throw new Error(`"${page.language}" has no settings or no labels`)
    const { language } = settings
    return {
      language,
      defaultLanguage,
      locale: settings.locale,
      direction: settings.direction,
      labels,
      formats: buildFormats(labels, settings),
      addresses: withFunctions(paths ?? addresses),
      translations: translations.filter((translation) => translation.language !== language),
      queryTranslations,
    }
  }, [page, allSiteSettings, allUiText])
}
