import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { Chip, ChipList } from '../../components/Chip'
import { Section } from '../../components/grid/Section'
import { Icon } from '../../components/icon/Icon'
import { Link } from '../../components/link/Link'
import { TextLink } from '../../components/link/TextLink'
import { useServiceIcons } from '../../hooks/useServiceIcons'
import { Banner } from '../../sections/Banner'
import { Illustration } from '../../sections/Illustration'
import { TechnologyRow, type TechnologyRowProps } from '../../sections/Technologies'
import { color, gradient } from '../../styles/colors'
import {
  headingWithArrow,
  hiddenInPrint,
  hairlineTop,
  ruledCell,
  stretchedLink,
} from '../../styles/mixins'
import { transition } from '../../styles/motion'
import { down, imageSizes, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import { fillGrid, type Span } from './fill-grid'

type Card = Queries.HomeServiceCellsFragment['cards'][number]

/** How many of the four columns and how many rows a cell spans, by what it shows. */
function spanOf({ picture, drawing }: Card, index: number): Span {
  if (drawing?.route || (picture && !picture.second && index === 0)) return [2, 2]
  if (drawing?.phone) return [1, 2]
  return picture || (drawing && !drawing.table) ? [2, 1] : [1, 1]
}

const columns = 4

/** The spans of all cells, which leave no hole. */
export function cellSpans(cards: readonly Card[]): Span[] {
  const spans = cards.map(spanOf)
  const areSmall = spans.every(([wide, high]) => wide * high === 1)
  // Two that are alone in the last row share it.
  if (areSmall && spans.length % columns === 2) return [...spans.slice(0, -2), [2, 1], [2, 1]]
  return fillGrid(spans, columns)
}

/** The same on tablets with two columns; a cell over both needs one row. */
export const tabletSpans = (cards: readonly Card[]): Span[] =>
  fillGrid(
    cards.map(spanOf).map(([wide, high]) => (wide > 1 ? [2, 1] : [1, high])),
    2,
  )

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  ${hairlineTop}

  ${up.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: dense;
  }

  ${up.desktop} {
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));
  }
`

const CellLink = styled(Link)`
  ${transition('color')}
  ${stretchedLink('-4px')}
`

const spanning = ([wide, high]: Span) => css`
  grid-area: span ${high} / span ${wide};
`

/* A service: the text and, below it, the picture or drawing. */
const Cell = styled.li<{ $span: Span; $onTablet: Span; $highlighted: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  padding-top: ${space[5]};
  ${ruledCell}
  overflow: clip;
  ${transition('background-color')}

  ${up.tablet} {
    ${({ $onTablet }) => spanning($onTablet)}
    padding-top: ${space[8]};
    background-image: ${({ $highlighted }) => ($highlighted ? gradient.cell : 'none')};
  }

  ${up.desktop} {
    ${({ $span }) => spanning($span)}
  }

  &:hover {
    background-color: ${color.surface};

    ${CellLink} {
      color: ${color.link};
    }
  }

  @media print {
    background: none;
    break-inside: avoid;
  }
`

/* The icon above the title and the description; on phones next to the title. */
const CellText = styled.div<{ $wide: boolean }>`
  padding-bottom: ${space[5]};

  ${down.tablet} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space[4]};
  }

  ${up.tablet} {
    padding: 0 var(--inset) ${space[6]};
  }

  ${up.desktop} {
    padding-inline: ${({ $wide }) => ($wide ? 'var(--inset)' : space[6])};
  }
`

const CellTitle = styled.h3`
  ${headingWithArrow}
  gap: ${space[2]};
  margin-bottom: ${space[2]};

  ${up.tablet} {
    margin-top: ${space[4]};
  }
`

const Description = styled.p`
  grid-column: 1 / -1;
  max-width: 27rem;
  ${type.small}
`

/** Where it is in the space below the text of its cell, to whose end it is pushed. */
const placements = {
  /** Cropped at the lower edge of the cell. */
  phone: css`
    margin-bottom: -${space[6]};
  `,
  /** Two upright pictures, of which the upper part is shown. */
  pair: css`
    max-height: 20rem;
    overflow: clip;
  `,
  centered: css`
    margin-bottom: auto;
    padding-bottom: ${space[8]};
  `,
  small: css`
    margin-bottom: ${space[8]};

    ${up.desktop} {
      padding-inline: ${space[6]};
    }
  `,
}

export const placementOf = ({ picture, drawing }: Card, wide: number): keyof typeof placements => {
  if (picture?.second) return 'pair'
  // A callout below the phone would be cropped.
  if (drawing?.phone && !drawing.phone.callout) return 'phone'
  return wide > 1 ? 'centered' : 'small'
}

const CellIllustration = styled.div<{ $placement: keyof typeof placements }>`
  margin-top: auto;

  /* On phones only the first two services are illustrated, with the upper part of a drawing. */
  ${down.tablet} {
    max-height: 12rem;
    overflow: clip;

    ${Cell}:nth-child(2) > & {
      max-height: 9rem;
    }

    ${Cell}:nth-child(n + 3) > & {
      display: none;
    }
  }

  ${up.tablet} {
    padding-inline: var(--inset);
  }

  ${({ $placement }) => placements[$placement]}

  ${hiddenInPrint}
`

/** Groups of services in cells, each with a picture or a drawing. */
const HomeServiceCells = ({ cards }: { cards: readonly Card[] }) => {
  const icons = useServiceIcons()
  const spans = cellSpans(cards)
  const onTablet = tabletSpans(cards)
  return (
    <Grid>
      {cards.map((card, index) => {
        const { title, link, description, picture, drawing } = card
        const icon = icons[link]
        const span = spans[index] ?? [1, 1]
        const [wide, rows] = span
        return (
          <Cell
            key={link}
            $span={span}
            $onTablet={onTablet[index] ?? [1, 1]}
            $highlighted={wide === 2 && rows === 2}
          >
            <CellText $wide={wide > 1}>
              {icon && <Icon name={icon} size="1.5rem" highlighted />}
              <CellTitle>
                <CellLink to={link}>{title}</CellLink>
                <Icon name="arrow-right" highlighted />
              </CellTitle>
              <Description>{description}</Description>
            </CellText>
            {(picture ?? drawing) && (
              <CellIllustration $placement={placementOf(card, wide)}>
                <Illustration
                  picture={picture}
                  drawing={drawing}
                  sizes={imageSizes.half}
                  scrolls={false}
                />
              </CellIllustration>
            )}
          </Cell>
        )
      })}
    </Grid>
  )
}

/* The single services and, at the end of their row or below them, the link to all. */
const MoreServices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[4]} var(--inset);
  ${hairlineTop}

  ${up.tablet} {
    gap: ${space[5]};
    padding-block: ${space[8]};
  }
`

/* On phones in columns. */
const ServiceChips = styled(ChipList)`
  ${down.tablet} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    gap: 0 ${space[4]};
    width: 100%;
  }

  /* As in every list of chips, also where paper is as narrow as a phone. */
  @media print {
    gap: ${space[1]} ${space[4]};
  }
`

/* On phones without its border. */
const ServiceChip = styled(Chip)`
  ${down.tablet} {
    padding-inline: 0;
    border: 0;
  }
`

interface HomeServicesProps extends Queries.HomeServiceCellsFragment {
  technologies: TechnologyRowProps['technologies']
}

/**
 * Groups of services in cells, single services as chips or, on phones, as links in two columns, and
 * the technologies.
 */
export const HomeServices = ({ technologies, ...services }: HomeServicesProps) => {
  const { title, comment, cards, chips, all, technologiesTitle, banner } = services
  return (
    <>
      <Section title={title} comment={comment} large>
        {cards.length > 0 && <HomeServiceCells cards={cards} />}
        {cards.length + chips.length > 0 && (
          <MoreServices>
            {chips.length > 0 && (
              <ServiceChips>
                {chips.map(({ title: name, link }) => (
                  <li key={link}>
                    <ServiceChip as={Link} to={link}>
                      {name}
                    </ServiceChip>
                  </li>
                ))}
              </ServiceChips>
            )}
            {all && <TextLink to={all.link}>{all.title}</TextLink>}
          </MoreServices>
        )}
      </Section>
      {technologiesTitle && <TechnologyRow title={technologiesTitle} technologies={technologies} />}
      {banner && <Banner {...banner} />}
    </>
  )
}

export const fragment = graphql`
  fragment HomeServiceCells on HomeServices {
    ...HomeServices
    cards {
      ...ServiceCard
      picture {
        ...IllustrationPicture
      }
    }
  }
`
