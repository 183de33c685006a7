import { graphql, type PageProps } from 'gatsby'
import type { DrawingProps } from '../components/drawings/Drawing'
import { Page } from '../sections/page/Page'
import { StyleGuide } from '../features/styleguide/StyleGuide'

type Data = Queries.StyleguideQuery
type Props = PageProps<Data, { source: string }>
type DrawingData = DrawingProps['drawing']

const kindOf = (drawing: DrawingData): string | undefined =>
  Object.entries(drawing).find(([name, value]) => name !== 'label' && value)?.[0]

/** The first drawing of each kind in the content. */
function firstDrawings({ home, allOffering }: Data): DrawingData[] {
  const all = [
    ...(home?.services?.cards ?? []).map(({ drawing }) => drawing),
    ...allOffering.nodes.flatMap(({ drawing, delivered }) => [drawing, delivered?.drawing]),
  ].flatMap((drawing) => drawing ?? [])
  return all.filter(
    (drawing, index) => all.findIndex((each) => kindOf(each) === kindOf(drawing)) === index,
  )
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
      <StyleGuide data={data} drawings={firstDrawings(data)} source={pageContext.source} />
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
