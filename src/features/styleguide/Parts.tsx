import { Accordion } from '../../components/Accordion'
import { Badge } from '../../components/Badge'
import { Breadcrumbs } from '../../components/Breadcrumbs'
import { Button, ButtonLink } from '../../components/Button'
import { Card } from '../../components/Card'
import { CellGrid } from '../../components/grid/CellGrid'
import { Chip, ChipLink, ChipList } from '../../components/Chip'
import { SelectField, TextArea, TextField } from '../../components/Field'
import { Icon } from '../../components/icon/Icon'
import { interfaceIcons } from '../../components/icon/interface-icons'
import { Alert } from '../../components/Alert'
import { Spinner } from '../../components/motion/Spinner'
import { TextLink } from '../../components/TextLink'
import { homePath } from '../../routes/paths'
import { Part, Row } from './Part'

const variants = ['primary', 'outline', 'destructive'] as const
const sizes = ['sm', 'default', 'lg'] as const

/** The components in all their states. */
export const Parts = () => (
  <>
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
      <Breadcrumbs label="Example" items={[{ title: 'Home', path: homePath }]} current="Here" />
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
      <Card>A card with a highlighted edge.</Card>
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
  </>
)
