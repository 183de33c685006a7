import { graphql, type PageProps } from 'gatsby'
import type { DrawingProps } from '../components/drawings/Drawing'
import { Page } from '../sections/page/Page'
import { StyleGuide } from '../features/styleguide/StyleGuide'

type Data = Queries.StyleguideQuery
type Props = PageProps<Data, { source: string }>
type DrawingData = DrawingProps['drawing']

const kindOf = (drawing: DrawingData): string | undefined =>
  Object.entries(drawing).find(([name, value]) => name !== 'label' && value)?.[0]

/** How many states a drawing shows; a callout counts as one. */
const countStates = (drawing: DrawingData): number =>
  new Set(JSON.stringify(drawing).match(/"state":"\w+"|"callout":"/g)).size

/** Of each kind, the drawing in the content that shows the most states. */
function sampleDrawings({ home, allOffering }: Data): DrawingData[] {
  const all = [
    ...(home?.services?.cards ?? []).map(({ drawing }) => drawing),
    ...allOffering.nodes.flatMap(({ drawing, delivered }) => [drawing, delivered?.drawing]),
  ].flatMap((drawing) => drawing ?? [])
  const samples = new Map<string | undefined, DrawingData>()
  for (const drawing of all) {
    const sample = samples.get(kindOf(drawing))
    if (!sample || countStates(drawing) > countStates(sample)) samples.set(kindOf(drawing), drawing)
  }
  return [...samples.values()]
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
  query Styleguide {
    services: allService(sort: { order: ASC }, limit: 3) {
      nodes {
        ...OfferingLink
        questions {
          ...FaqQuestion
        }
      }
    }
    caseStudies: allCaseStudy(sort: { order: ASC }, limit: 2) {
      nodes {
        ...CaseStudyCard
      }
    }
    home {
      services {
        cards {
          ...ServiceCard
        }
      }
    }
    allOffering {
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
