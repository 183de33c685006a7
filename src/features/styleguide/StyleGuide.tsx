import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Accordion } from '../../components/Accordion'
import { Alert } from '../../components/Alert'
import { Badge } from '../../components/Badge'
import { Breadcrumbs } from '../../components/Breadcrumbs'
import { Button, ButtonLink } from '../../components/Button'
import { Chip, ChipLink, ChipList } from '../../components/Chip'
import { Drawing, type DrawingProps } from '../../components/drawings/Drawing'
import { SelectField, TextArea, TextField } from '../../components/Field'
import { CellGrid } from '../../components/grid/CellGrid'
import { Row, Stack } from '../../components/grid/Box'
import { Section, type SectionProps } from '../../components/grid/Section'
import { Icon } from '../../components/icon/Icon'
import { interfaceIcons } from '../../components/icon/interface-icons'
import { TextLink } from '../../components/link/TextLink'
import { Spinner } from '../../components/motion/Spinner'
import { homePath } from '../../../plugins/content'
import { Typography } from '../../components/text/Typography'
import { color, type ColorRole } from '../../styles/colors'
import { hairline, space } from '../../styles/sizes'
import { mono, type } from '../../styles/type'

interface SamplesProps extends Pick<SectionProps, 'surface'> {
  drawings: readonly DrawingProps['drawing'][]
}

/** Drawings on the background of the page, or on a light one. */
const Samples = ({ drawings, surface }: SamplesProps) => (
  <Section title={surface ? 'Drawings on a contrast surface' : 'Drawings'} surface={surface}>
    <Stack $gap={6} $sides="inset" $bottom={16}>
      {drawings.map((drawing) => (
        <Drawing key={drawing.label} drawing={drawing} />
      ))}
    </Stack>
  </Section>
)

/** A section of the style guide. */
const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Section title={title}>
    <Stack $gap={6} $sides="inset" $bottom={16}>
      {children}
    </Stack>
  </Section>
)

const typeSteps = Object.keys(type) as (keyof typeof type)[]
const roles = Object.keys(color) as ColorRole[]

const Swatch = styled.span<{ $role: ColorRole }>`
  padding: ${space[8]} ${space[3]} ${space[2]};
  min-width: 8rem;
  border: ${hairline} solid ${color.lineStrong};
  border-top: 3rem solid ${({ $role }) => color[$role]};
  ${mono}
`

/** The colors and the type scale. */
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

/** The tokens, the components in all their states, and the given drawings. */
export const StyleGuide = ({ drawings }: Pick<SamplesProps, 'drawings'>) => (
  <>
    <Tokens />
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
          <ChipLink to={homePath}>Chip link</ChipLink>
        </li>
      </ChipList>
      <Row $gap={4}>
        <Badge>Coming Soon</Badge>
      </Row>
    </Part>
    <CellGrid perRow={3}>
      <p>One cell</p>
      <p>Another cell</p>
      <p>A third cell</p>
    </CellGrid>
    <Part title="Fields">
      <TextField label="Text" name="text" />
      <TextField label="Optional" optional="optional" name="optional" placeholder="Placeholder" />
      <TextField label="Disabled" name="disabled" disabled defaultValue="Not now" />
      <SelectField label="Choice" name="choice">
        <option>One</option>
        <option>Two</option>
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
  </>
)
