import { resolverExtension, siteWords } from '../../../plugins/content'
import { durationText, type Months } from './duration'

/** `@duration`: formats months as text in the site's locale. */
const duration = resolverExtension(
  'duration',
  async (source, _args, { nodeModel }, { fieldName }) => {
    const { locale, ongoingDuration: ongoing } = await siteWords<{ ongoingDuration: string }>(
      nodeModel,
    )
    return durationText(source[fieldName] as string | Months, { locale, ongoing })
  },
)

/** What GraphQL has for case studies in addition to the types of their schema. */
export const caseStudyGraphql = { extensions: [duration] }
