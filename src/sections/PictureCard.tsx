import styled from 'styled-components'
import { color } from '../styles/colors'
import { stretchedLink } from '../styles/mixins'
import { transition } from '../styles/motion'
import { space } from '../styles/sizes'
import { pointText, type } from '../styles/type'

/** The parts that cards with a picture have in common; each kind of card arranges its own. */

/** A card as high as the cell around it, with the picture above the text. */
export const Card = styled.article`
  position: relative;
  display: var(--card-display, flex);
  flex-direction: column;
  /* In a row of its own (CardGrid). */
  grid-template-columns: repeat(2, minmax(0, 1fr));
  height: 100%;

  @media print {
    break-inside: avoid;
  }
`

/** Two facts at both ends of a line, if there is room. */
export const CardFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  color: ${color.textFaint};
  ${type.meta}
`

/** Its link covers the card. */
export const CardTitle = styled.h3`
  ${type.cardTitle}

  a {
    ${transition('color')}
    ${stretchedLink('-4px')}
  }

  ${Card}:hover & a {
    color: ${color.link};
  }
`

export const CardDescription = styled.p`
  max-width: 38rem;
  ${pointText}
`
