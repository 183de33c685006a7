import { Drawing, type DrawingProps } from '../../components/drawings/Drawing'
import { Section } from '../../components/grid/Section'
import samples from './drawings.json'
import { StyleGuideBody } from './StyleGuideBody'

// The file omits values that GraphQL would return as null.
const drawings = samples as unknown as readonly DrawingProps['drawing'][]

const Samples = ({ paper }: { paper: boolean }) => (
  <Section title={paper ? 'Drawings on paper' : 'Drawings'} paper={paper}>
    <StyleGuideBody>
      {drawings.map((drawing) => (
        <Drawing key={drawing.label} drawing={drawing} />
      ))}
    </StyleGuideBody>
  </Section>
)

/** Each kind of drawing in all its states, on a dark and on a light background. */
export const DrawingSamples = () => (
  <>
    <Samples paper={false} />
    <Samples paper />
  </>
)
