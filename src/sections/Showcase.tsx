import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Picture } from '../components/Picture'
import { Section } from '../components/Section'
import { from } from '../styles/breakpoints'
import { color } from '../styles/colors'
import { hairline, radius } from '../styles/shape'
import { space } from '../styles/space'
import { type } from '../styles/type'

export interface ShowcaseProps {
  title: string
  pictures: readonly Queries.ShowcasePictureFragment[]
}

const Row = styled.ul`
  display: flex;
  gap: ${space[5]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--inset);
  padding: 0 var(--inset) ${space[16]};

  > li {
    flex: 0 0 92%;
    scroll-snap-align: start;
  }

  ${from.tablet} {
    > li {
      flex-basis: 78%;
    }
  }

  @media print {
    flex-direction: column;
  }
`

const Shot = styled(Picture)`
  overflow: hidden;
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.frame};
`

const Caption = styled.figcaption`
  max-width: 40rem;
  margin-top: ${space[4]};
  ${type.meta}
`

/** Pictures of the product in a row to swipe or scroll through. */
export const Showcase = ({ title, pictures }: ShowcaseProps) => (
  <Section title={title}>
    <Row tabIndex={0} aria-label={title}>
      {pictures.map(({ imgUrl, imgAlt, caption }) => (
        <li key={caption}>
          <figure>
            <Shot file={imgUrl} alt={imgAlt} sizes="(min-width: 48rem) 60rem, 92vw" />
            <Caption>{caption}</Caption>
          </figure>
        </li>
      ))}
    </Row>
  </Section>
)

export const fragment = graphql`
  fragment ShowcasePicture on ShowcasePicture {
    imgAlt
    caption
    imgUrl {
      ...Photo
    }
  }
`
