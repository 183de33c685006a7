import { createContext, useContext, type ReactNode } from 'react'
import styled from 'styled-components'
import { Accordion } from '../../components/Accordion'
import { Alert } from '../../components/Alert'
import { Badge } from '../../components/Badge'
import { Breadcrumbs } from '../../components/Breadcrumbs'
import { Button, ButtonLink } from '../../components/Button'
import { Chip, ChipList } from '../../components/Chip'
import { Drawing, type DrawingProps } from '../../components/drawings/Drawing'
import { SelectField, TextArea, TextField } from '../../components/Field'
import { CellGrid } from '../../components/grid/CellGrid'
import { PageContainer } from '../../components/grid/PageContainer'
import { Section, type SectionProps } from '../../components/grid/Section'
import { Row } from '../../components/grid/Stack'
import { Icon } from '../../components/icon/Icon'
import { interfaceIcons } from '../../components/icon/interface-icons'
import { Link } from '../../components/link/Link'
import { TextLink } from '../../components/link/TextLink'
import { Spinner } from '../../components/motion/Spinner'
import { Pagination } from '../../components/Pagination'
import { Picture } from '../../components/Picture'
import { Typography } from '../../components/text/Typography'
import { homePath } from '../../../plugins/content'
import { Banner } from '../../sections/Banner'
import { Carousel } from '../../sections/carousel/Carousel'
import { CaseStudyGrid } from '../../sections/CaseStudyCards'
import { Faq } from '../../sections/Faq'
import { Figures } from '../../sections/Figures'
import { OfferingLinks } from '../../sections/OfferingLinks'
import { Paragraphs } from '../../sections/Paragraphs'
import { Points } from '../../sections/Points'
import { color, type ColorRole } from '../../styles/colors'
import { hairline, imageSizes, space } from '../../styles/sizes'
import { mono, type } from '../../styles/type'

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding: 0 var(--inset) ${space[16]};
`

interface SamplesProps extends Pick<SectionProps, 'surface'> {
  drawings: readonly DrawingProps['drawing'][]
}

/** Drawings on the background of the page, or on a light one. */
const Samples = ({ drawings, surface }: SamplesProps) => (
  <Section title={surface ? 'Drawings on a contrast surface' : 'Drawings'} surface={surface}>
    <Content>
      {drawings.map((drawing) => (
        <Drawing key={drawing.label} drawing={drawing} />
      ))}
    </Content>
  </Section>
)

/** The text of this file, from which the lines that use a component are shown. */
const Source = createContext('')

const Code = styled.pre`
  overflow: auto;
  margin: 0;
  padding: ${space[4]} var(--inset);
  ${mono}
`

/** The lines between an element's tags in this file. */
const Lines = ({ start, end }: { start: string; end: string }) => {
  const [, after = ''] = useContext(Source).split(`${start}\n`)
  const [lines = ''] = after.split(end)
  return (
    <PageContainer>
      <Code>{lines.replace(/^ {6}/gm, '').trimEnd()}</Code>
    </PageContainer>
  )
}

interface SampleProps {
  title: string
  children: ReactNode
}

/** A section of the style guide, with the lines that it consists of. */
const Part = ({ title, children }: SampleProps) => (
  <>
    <Section title={title}>
      <Content>{children}</Content>
    </Section>
    <Lines start={`<Part title="${title}">`} end="</Part>" />
  </>
)

/** A component that is a section itself, with the lines that use it. */
const Sample = ({ title, children }: SampleProps) => (
  <>
    {children}
    <Lines start={`<Sample title="${title}">`} end="</Sample>" />
  </>
)

const Sections = ({ services, caseStudies }: StyleGuideProps['data']) => (
  <>
    <Sample title="Section">
      <Section title="Section" introduction="A heading with anything under it.">
        <CellGrid perRow={3}>
          <p>One cell</p>
          <p>Another cell</p>
          <p>A third cell</p>
        </CellGrid>
      </Section>
    </Sample>
    <Sample title="Points">
      <Points title="Points" points={points} />
    </Sample>
    <Sample title="Steps">
      <Points title="Steps" points={points} marker="number" />
    </Sample>
    <Sample title="Paragraphs">
      <Paragraphs title="Paragraphs" paragraphs={['The first one.', 'The second one.']} />
    </Sample>
    <Sample title="Faq">
      <Faq title="Faq" questions={services.nodes[0]?.questions ?? []} surface="contrast" />
    </Sample>
    <Sample title="OfferingLinks">
      <OfferingLinks title="OfferingLinks" offerings={services.nodes} />
    </Sample>
    <Sample title="CaseStudyGrid">
      <Section title="CaseStudyGrid">
        <CaseStudyGrid entries={caseStudies.nodes.map((caseStudy) => ({ caseStudy }))} />
      </Section>
    </Sample>
    <Sample title="Figures">
      <Section title="Figures">
        <Figures
          figures={[
            { value: 96, unit: '%', label: 'with a unit' },
            { value: 4, unit: null, label: 'without one' },
          ]}
        />
      </Section>
    </Sample>
    <Part title="Picture">
      {caseStudies.nodes.slice(0, 1).map(({ path, imgUrl, imgAlt }) => (
        <Picture key={path} file={imgUrl} alt={imgAlt} sizes={imageSizes.half} />
      ))}
    </Part>
    <Sample title="Carousel">
      <Carousel
        title="Carousel"
        layout="pictures"
        slides={['First', 'Second', 'Third'].map((name) => ({
          name,
          content: <p>{name} slide</p>,
        }))}
      />
    </Sample>
    <Sample title="Banner">
      <Banner
        title="Banner"
        text="The next step."
        action={{ title: 'Go', link: homePath, popup: null }}
      />
    </Sample>
  </>
)

const points = ['First', 'Second', 'Third'].map((title) => ({
  title,
  description: `What the ${title.toLowerCase()} point says.`,
})) as Queries.PointFragment[]

const typeSteps = Object.keys(type) as (keyof typeof type)[]
const roles = Object.keys(color) as ColorRole[]

const Swatch = styled.span<{ $role: ColorRole }>`
  padding: ${space[8]} ${space[3]} ${space[2]};
  min-width: 8rem;
  border: ${hairline} solid ${color.lineStrong};
  border-top: 3rem solid ${({ $role }) => color[$role]};
  ${mono}
`

const Tokens = () => (
  <>
    <Part title="Colors by role">
      <Row $gap={4}>
        {roles.map((role) => (
          <Swatch key={role} $role={role}>
            {role}
          </Swatch>
        ))}
      </Row>
    </Part>
    <Part title="Type">
      {typeSteps.map((step) => (
        <Typography $type={step} key={step}>
          {step}: Your vision; our code
        </Typography>
      ))}
    </Part>
  </>
)

const variants = ['primary', 'outline', 'destructive'] as const
const sizes = ['sm', 'default', 'lg'] as const

export interface StyleGuideProps {
  data: Queries.StyleguideQuery
  drawings: SamplesProps['drawings']
  source: string
}

/** The tokens, the components in all their states with the lines that use them, and drawings. */
export const StyleGuide = ({ data, drawings, source }: StyleGuideProps) => (
  <Source.Provider value={source}>
    <Tokens />
    <Sections {...data} />
    <Part title="Button">
      {variants.map((variant) => (
        <Row $gap={4} key={variant}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} size="icon" aria-label={`${variant} icon`}>
            <Icon name="arrow-up" />
          </Button>
          <Button variant={variant} loading>
            Loading
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <ButtonLink variant={variant} to={homePath} icon="arrow-right">
            Link
          </ButtonLink>
        </Row>
      ))}
    </Part>
    <Part title="Links, chips and badges">
      <Breadcrumbs label="Example" items={[{ title: 'Home', path: homePath }]} current="Here" />
      <TextLink to={homePath}>Text link</TextLink>
      <ChipList>
        <Chip as="li">Chip</Chip>
        <li>
          <Chip as={Link} to={homePath}>
            Chip link
          </Chip>
        </li>
      </ChipList>
      <Row $gap={4}>
        <Badge>Coming Soon</Badge>
      </Row>
    </Part>
    <Part title="Pagination">
      <Pagination
        label="Example"
        labels={{ page: 'Page', previous: 'Previous', next: 'Next' }}
        current={4}
        count={9}
        pathOf={() => homePath}
        formatNumber={String}
      />
    </Part>
    <Part title="Fields">
      <TextField label="Text" name="text" />
      <TextField label="Optional" optional="optional" name="optional" placeholder="Placeholder" />
      <TextField label="Disabled" name="disabled" disabled defaultValue="Not now" />
      <SelectField label="Choice" name="choice">
        <option value="one">One</option>
        <option value="two">Two</option>
      </SelectField>
      <TextArea label="Message" name="message" />
      <TextField label="With an error" name="error" error="Says what to do." />
    </Part>
    <Part title="Notices">
      <Alert tone="danger" title="An error">
        <p>What it is.</p>
      </Alert>
      <Alert tone="success" title="It is done" />
      <Row $gap={4}>
        <Spinner />
      </Row>
    </Part>
    <Part title="Accordion">
      <Accordion
        name="style-guide"
        entries={[
          { title: 'Open first', text: 'The first entry is open.' },
          {
            title: 'Closed',
            text: 'Opening this one closes the other.',
            link: { title: 'A link after the text', to: homePath },
          },
        ]}
      />
    </Part>
    <Samples drawings={drawings} />
    <Samples drawings={drawings} surface="contrast" />
    <Part title="Icons">
      <Row $gap={4}>
        {interfaceIcons.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Row>
    </Part>
  </Source.Provider>
)
