import styled from 'styled-components'
import { ChipList } from '../../components/Chip'
import { color, gradient } from '../../styles/colors'
import { hiddenInPrint, stretchedLink } from '../../styles/mixins'
import { motion } from '../../styles/motion'
import { below, control, from, space } from '../../styles/sizes'
import { type } from '../../styles/type'

export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;

  @media print {
    height: auto;
    break-inside: avoid;
  }
`

export const Cover = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  background: ${gradient.panel};

  ${from.tablet} {
    aspect-ratio: 16 / 10;
  }

  ${hiddenInPrint}

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: var(--start, left) top;
  }
`

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[2]};
  padding: ${space[4]} var(--inset) ${space[6]};

  ${from.tablet} {
    gap: ${space[4]};
    padding-block: ${space[6]} ${space[10]};
  }

  /* In print the title with its URL is enough. */
  @media print {
    gap: ${space[1]};
    padding-block: ${space[3]};
    padding-inline: 0 ${space[4]};

    > ul,
    > :last-child {
      display: none;
    }
  }
`

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  width: 100%;
  color: ${color.textFaint};
  ${type.meta}
`

export const Title = styled.h3`
  ${type.cardTitle}

  transition: color ${motion.press};

  article:hover > * > &:has(a) {
    color: ${color.link};
  }

  a {
    ${stretchedLink('-4px')}
  }
`

export const Description = styled.p`
  max-width: 38rem;
  ${type.small}

  ${from.tablet} {
    ${type.body}
  }
`

export const Technologies = styled(ChipList)`
  margin-top: auto;

  /* The page of the case study names them. */
  @media screen {
    ${below.tablet} {
      display: none;
    }
  }
`

export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[2]};
  padding-top: ${space[1]};
  ${type.small}

  ${from.tablet} {
    column-gap: ${space[3]};
  }

  /* All three fit in one row of a phone. */
  ${below.tablet} {
    > :first-child {
      padding-inline: ${space[2]};
    }
  }

  > * {
    position: relative;
    /* Above the link of the card. */
    z-index: 1;
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${control.medium};
    font-weight: 560;
  }

  > a[rel] {
    color: ${color.link};
  }

  > a[rel]:hover {
    color: ${color.text};
  }
`

export const NoLink = styled.span`
  color: ${color.textFaint};

  [aria-disabled] {
    text-decoration: line-through;
    cursor: not-allowed;
  }

  small {
    font-size: 0.875rem;
    font-weight: 400;
  }
`
