import labels from '../../../data/ui-text.json'
import { Drawing } from '../../components/drawings/Drawing'
import { PointText, PointTitle, Stack } from '../../components/grid/Box'
import { Section } from '../../components/grid/Section'
import { Points } from '../../sections/Points'

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
            <Stack
              as="li"
              data-print="keep-together"
              $columns={[null, null, 'minmax(0, 2fr) minmax(0, 3fr)']}
              $gap={[5, 8, 16]}
              $align={[null, null, 'center']}
              $top={[5, 13]}
              $bottom={[6, 13]}
              $sides="inset"
              $ruled
              key={title}
            >
              <div>
                <PointTitle>{title}</PointTitle>
                <PointText>{description}</PointText>
              </div>
              {drawing && <Drawing drawing={drawing} />}
            </Stack>
          ))}
        </ul>
      </Section>
      {others.length > 0 && <Points marker="plus" title={labels.otherFeatures} points={others} />}
    </>
  )
}
