import { graphql, type PageProps } from 'gatsby'
import type { DrawingProps } from '../components/drawings/Drawing'
import { Pagination } from '../components/Pagination'
import { Section } from '../components/grid/Section'
import { homePath } from '../../plugins/content'
import { Banner } from '../sections/Banner'
import { Carousel } from '../sections/carousel/Carousel'
import { Figures } from '../sections/Figures'
import { Page } from '../sections/page/Page'
import { StyleGuide } from '../features/styleguide/StyleGuide'

type Data = Queries.StyleguideQuery
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
export default function Styleguide({ data }: PageProps<Data>) {
  return (
    <Page
      title="Style guide"
      promise="Every part, every state"
      description="Exists only in development. Pages use only what is shown here."
      seo={{ hidden: true }}
    >
      <StyleGuide drawings={firstDrawings(data)} />
      <Carousel
        title="Carousel"
        layout="pictures"
        slides={['First', 'Second', 'Third'].map((name) => ({
          key: name,
          name,
          content: <p>{name} slide</p>,
        }))}
      />
      <Section title="Pagination">
        <Pagination
          label="Example"
          labels={{ page: 'Page', previous: 'Previous', next: 'Next' }}
          current={4}
          count={9}
          pathOf={() => homePath}
        />
      </Section>
      <Section title="Figures">
        <Figures
          figures={[
            { value: '96', unit: '%', label: 'with a unit' },
            { value: '4', unit: null, label: 'without one' },
          ]}
        />
      </Section>
      <Banner
        title="Banner"
        text="Asks for the next step."
        action={{ title: 'Do it', link: homePath, popup: null }}
      />
    </Page>
  )
}

export const query = graphql`
  query Styleguide {
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
