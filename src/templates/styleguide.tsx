import { graphql, type PageProps } from 'gatsby'
import type { DrawingProps } from '../components/drawings/Drawing'
import { Page } from '../sections/page/Page'
import { StyleGuide } from '../features/styleguide/StyleGuide'

type Data = Queries.StyleguideQuery
type Props = PageProps<Data, { source: string }>
type DrawingData = DrawingProps['drawing']

const kindOf = (drawing: DrawingData): string =>
  Object.entries(drawing).find(([name, value]) => name !== 'label' && value)?.[0] ?? ''

/** The states that a drawing shows; a callout is one of them. */
const statesOf = (drawing: DrawingData): Set<string> =>
  new Set(JSON.stringify(drawing).match(/"state":"\w+"|"callout":"/g))

/** Of each kind, drawings in the content that together show all states that it has there. */
function sampleDrawings({ home, allOffering }: Data): DrawingData[] {
  const all = [
    ...(home?.services?.cards ?? []).map(({ drawing }) => drawing),
    ...allOffering.nodes.flatMap(({ drawing, delivered }) => [drawing, delivered?.drawing]),
  ].flatMap((drawing) => drawing ?? [])
  const samples = new Map<string, { drawings: DrawingData[]; states: Set<string> }>()
  for (const drawing of all.toSorted((a, b) => statesOf(b).size - statesOf(a).size)) {
    const sample = samples.get(kindOf(drawing))
    const states = new Set([...(sample?.states ?? []), ...statesOf(drawing)])
    if (states.size === sample?.states.size) continue
    samples.set(kindOf(drawing), { drawings: [...(sample?.drawings ?? []), drawing], states })
  }
  return [...samples.values()].flatMap(({ drawings }) => drawings)
}

/** All components in all states; only in `npm run develop`. */
export default function Styleguide({ data, pageContext }: Props) {
  return (
    <Page
      title="Style guide"
      promise="Every part, every state"
      description="Exists only in development. Pages use only what is shown here."
      seo={{ hidden: true }}
    >
      <StyleGuide data={data} drawings={sampleDrawings(data)} source={pageContext.source} />
    </Page>
  )
}

export const query = graphql`
  query Styleguide($language: String!) {
    services: allService(filter: { language: { eq: $language } }, sort: { order: ASC }, limit: 3) {
      nodes {
        ...OfferingLink
        questions {
          ...FaqQuestion
        }
      }
    }
    caseStudies: allCaseStudy(
      filter: { language: { eq: $language } }
      sort: { order: ASC }
      limit: 2
    ) {
      nodes {
        ...CaseStudyCard
      }
    }
    home(language: { eq: $language }) {
      services {
        cards {
          ...ServiceCard
        }
      }
    }
    allOffering(filter: { language: { eq: $language } }) {
      nodes {
        drawing {
          ...Drawing
        }
        delivered {
          ...DeliverableExample
        }
      }
    }
  }
`
