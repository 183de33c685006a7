import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { Drawing } from '../../components/drawings/Drawing'
import { Section } from '../../components/grid/Section'
import { PointText, PointTitle } from '../../components/text/Typography'
import { Points } from '../../sections/Points'
import { rule } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'

/* The text above the drawing; from desktops up next to it. */
const Feature = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: ${space[5]} var(--inset) ${space[6]};
  ${rule}

  ${up.tablet} {
    gap: ${space[8]};
    padding-block: ${space[13]};
  }

  ${up.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${space[16]};
    align-items: center;
  }

  @media print {
    break-inside: avoid;
  }
`

/** The features of a product: those with a drawing in rows, the others in cells. */
export const ProductFeatures = ({
  features,
}: {
  features: readonly Queries.ProductFeatureFragment[]
}) => {
  const drawn = features.filter(({ drawing }) => drawing)
  const others = features.filter(({ drawing }) => !drawing)
  if (drawn.length === 0)
    return <Points marker="plus" title={labels.features} points={others} surface="contrast" />
  return (
    <>
      <Section title={labels.features} surface="contrast">
        <ul>
          {drawn.map(({ title, description, drawing }) => (
            <Feature key={title}>
              <div>
                <PointTitle>{title}</PointTitle>
                <PointText>{description}</PointText>
              </div>
              {drawing && <Drawing drawing={drawing} />}
            </Feature>
          ))}
        </ul>
      </Section>
      {others.length > 0 && <Points marker="plus" title={labels.otherFeatures} points={others} />}
    </>
  )
}
