import { Pagination } from '../components/Pagination'
import { Section } from '../components/grid/Section'
import { homePath } from '../../plugins/content'
import { Banner } from '../sections/Banner'
import { Carousel } from '../sections/carousel/Carousel'
import { Figures } from '../sections/Figures'
import { Page } from '../sections/page/Page'
import { StyleGuide } from '../features/styleguide/StyleGuide'

/** All components in all states; only in `npm run develop`. */
export default function Styleguide() {
  return (
    <Page
      title="Style guide"
      promise="Every part, every state"
      description="Exists only in development. Pages use only what is shown here."
      seo={{ hidden: true }}
    >
      <StyleGuide />
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
        action={{ title: 'Do it', link: homePath }}
      />
    </Page>
  )
}
