import { graphql } from 'gatsby'
import styled from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { Section } from '../../components/grid/Section'
import { PointText, PointTitle } from '../../components/text/Typography'
import { Illustration } from '../../sections/Illustration'
import { Points } from '../../sections/Points'
import { hairlineTop } from '../../styles/mixins'
import { imageSizes, space, up } from '../../styles/sizes'

/* The text above the picture or drawing; from desktops up next to it. */
const Feature = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  padding: ${space[5]} var(--inset) ${space[6]};
  ${hairlineTop}

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

/** The features of a product: those with a picture or a drawing in rows, the others in cells. */
export const ProductFeatures = ({
  features,
}: {
  features: readonly Queries.IllustratedFeatureFragment[]
}) => {
  const labels = useLabels()
  const illustrated = features.filter(({ picture, drawing }) => picture ?? drawing)
  const withoutPicture = features.filter((feature) => !illustrated.includes(feature))
  if (illustrated.length === 0)
    return (
      <Points marker="plus" title={labels.features} points={withoutPicture} surface="contrast" />
    )
  return (
    <>
      <Section title={labels.features} surface="contrast">
        <ul>
          {illustrated.map(({ title, description, picture, drawing }) => (
            <Feature key={title}>
              <div>
                <PointTitle>{title}</PointTitle>
                <PointText>{description}</PointText>
              </div>
              <Illustration picture={picture} drawing={drawing} sizes={imageSizes.half} />
            </Feature>
          ))}
        </ul>
      </Section>
      {withoutPicture.length > 0 && (
        <Points marker="plus" title={labels.otherFeatures} points={withoutPicture} />
      )}
    </>
  )
}

export const fragment = graphql`
  fragment IllustratedFeature on ProductFeature {
    ...ProductFeature
    picture {
      ...IllustrationPicture
    }
  }
`
