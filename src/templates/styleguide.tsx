import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Accordion } from '../components/Accordion'
import { Badge } from '../components/Badge'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Button, ButtonLink } from '../components/Button'
import { Card } from '../components/Card'
import { Cells } from '../components/Cells'
import { Chip, ChipLink, ChipList } from '../components/Chip'
import { SelectField, TextArea, TextField } from '../components/Field'
import { Icon } from '../components/Icon'
import { Pagination } from '../components/Pagination'
import { interfaceIcons } from '../components/interface-icons'
import { Notice } from '../components/Notice'
import { Section } from '../components/Section'
import { Seo } from '../components/Seo'
import { Spinner } from '../components/Spinner'
import { TextLink } from '../components/TextLink'
import { homePath } from '../routes/paths'
import { Banner } from '../sections/Banner'
import { Carousel } from '../sections/Carousel'
import { Figures } from '../sections/Figures'
import { PageHeader } from '../sections/PageHeader'
import { color, type ColorRole } from '../styles/colors'
import { hairline } from '../styles/shape'
import { space } from '../styles/space'
import { mono, type } from '../styles/type'

const variants = ['primary', 'outline', 'destructive'] as const
const sizes = ['sm', 'default', 'lg'] as const
const typeSteps = Object.keys(type) as (keyof typeof type)[]
const roles = Object.keys(color) as ColorRole[]

const Body = styled.div`
  display: grid;
  gap: ${space[6]};
  padding: 0 var(--cell-padding) ${space[16]};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
`

const Swatch = styled.span<{ $role: ColorRole }>`
  padding: ${space[8]} ${space[3]} ${space[2]};
  min-width: 8rem;
  border: ${hairline} solid ${color.lineStrong};
  border-top: 3rem solid ${({ $role }) => color[$role]};
  ${mono}
`

const Sample = styled.p<{ $step: keyof typeof type }>`
  ${({ $step }) => type[$step]}
`

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section title={title}>
    <Body>{children}</Body>
  </Section>
)

/** Every part in every state; made by `npm run develop` only. */
export default function Styleguide() {
  return (
    <>
      <Seo title="Style guide" description="Every part of the site in every state." hidden />
      <PageHeader
        trail={[{ title: 'Home', path: homePath }]}
        current="Style guide"
        title="Every part, every state"
        description="Made in develop only. What is not here should not be on a page."
      />
      <Part title="Colours by role">
        <Row>
          {roles.map((role) => (
            <Swatch key={role} $role={role}>
              {role}
            </Swatch>
          ))}
        </Row>
      </Part>
      <Part title="Type">
        {typeSteps.map((step) => (
          <Sample key={step} $step={step}>
            {step}: Your vision; our code
          </Sample>
        ))}
      </Part>
      <Part title="Button">
        {variants.map((variant) => (
          <Row key={variant}>
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
        <Breadcrumbs label="Example" trail={[{ title: 'Home', path: homePath }]} current="Here" />
        <TextLink to={homePath}>Text link</TextLink>
        <ChipList>
          <Chip as="li">Chip</Chip>
          <li>
            <ChipLink to={homePath}>Chip link</ChipLink>
          </li>
        </ChipList>
        <Row>
          <Badge>Coming Soon</Badge>
        </Row>
      </Part>
      <Part title="Cards and cells">
        <Card>A card: a loose surface with a lit edge.</Card>
      </Part>
      <Cells perRow={3}>
        <p>One cell</p>
        <p>Another cell</p>
        <p>A third cell</p>
      </Cells>
      <Part title="Fields">
        <TextField label="Text" name="text" />
        <TextField label="Optional" optional="optional" name="optional" placeholder="Placeholder" />
        <TextField label="Disabled" name="disabled" disabled defaultValue="Not now" />
        <SelectField label="Choice" name="choice">
          <option>One</option>
          <option>Two</option>
        </SelectField>
        <TextArea label="Message" name="message" />
        <TextField label="With a problem" name="problem" problem="Says what to do." />
      </Part>
      <Part title="Notices">
        <Notice tone="danger" title="Something is to be mended">
          <p>What it is.</p>
        </Notice>
        <Notice tone="success" title="It is done" />
        <Row>
          <Spinner />
        </Row>
      </Part>
      <Part title="Accordion">
        <Accordion
          name="style-guide"
          entries={[
            { title: 'Open first', text: 'The first entry is open.' },
            { title: 'Closed', text: 'Opening this one closes the other.' },
          ]}
        />
      </Part>
      <Part title="Icons">
        <Row>
          {interfaceIcons.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Row>
      </Part>
      <Carousel
        title="Carousel"
        layout="pictures"
        slides={['First', 'Second', 'Third'].map((name) => ({
          key: name,
          name,
          content: <Card>{name} slide</Card>,
        }))}
      />
      <Section title="Pagination">
        <Pagination
          label="Example"
          words={{ page: 'Page', previous: 'Previous', next: 'Next' }}
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
    </>
  )
}
