import styled from 'styled-components'
import { Chip, ChipList } from '../../components/Chip'
import { Drawing } from '../../components/drawings/Drawing'
import { Box, Row, Typography } from '../../components/grid/Box'
import { Section } from '../../components/grid/Section'
import { Icon } from '../../components/icon/Icon'
import { Link } from '../../components/link/Link'
import { TextLink } from '../../components/link/TextLink'
import { useServiceIcons } from '../../hooks/useServiceIcons'
import { Banner } from '../../sections/Banner'
import { TechnologyRow, type TechnologyRowProps } from '../../sections/Technologies'
import { color, gradient } from '../../styles/colors'
import { headingWithArrow, rule, ruledCell, stretchedLink } from '../../styles/mixins'
import { transition } from '../../styles/motion'
import { down, space, up } from '../../styles/sizes'

type CardDrawing = Queries.ServiceCardFragment['drawing']

/** How many of the four columns and how many rows a cell spans, by the kind of its drawing. */
const spanOf = (drawing: CardDrawing): readonly [columns: number, rows: number] => {
  if (drawing?.site) return [2, 2]
  if (drawing?.phone) return [1, 2]
  return drawing && !drawing.table ? [2, 1] : [1, 1]
}

const columns = 4

/**
 * The spans of all cells. If they would leave a hole at the end, the last cell of one row becomes
 * wider, or two small ones that are alone in the last row.
 */
export function cellSpans(drawings: readonly CardDrawing[]): (readonly [number, number])[] {
  const spans = drawings.map(spanOf)
  const area = spans.reduce((sum, [wide, high]) => sum + wide * high, 0)
  const hole = (columns - (area % columns)) % columns
  const areSmall = spans.every(([wide, high]) => wide * high === 1)
  if (areSmall && hole === 2) return [...spans.slice(0, -2), [2, 1], [2, 1]]
  const last = spans.findLastIndex(([, rows]) => rows === 1)
  return spans.map((span, index) => (index === last ? [span[0] + hole, 1] : span))
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  ${rule}

  ${up.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: dense;
  }

  ${up.desktop} {
    grid-template-columns: repeat(${columns}, minmax(0, 1fr));
  }

  a {
    ${transition('color')}
    ${stretchedLink('-4px')}
  }

  > li {
    position: relative;
    display: flex;
    flex-direction: column;
    padding-top: ${space[5]};
    ${ruledCell}
    overflow: clip;
    ${transition('background-color')}

    h3 {
      ${headingWithArrow}
      gap: ${space[2]};
      margin: ${space[4]} 0 ${space[2]};
    }

    &:hover {
      background-color: ${color.surface};

      a {
        color: ${color.link};
      }
    }

    ${down.tablet} {
      > :first-child {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        column-gap: ${space[4]};

        > h3 {
          margin-top: 0;
        }

        > p {
          grid-column: 1 / -1;
        }
      }

      /* On phones only the first two services are illustrated, with the upper part of a drawing. */
      > :nth-child(2) {
        max-height: 12rem;
        overflow: clip;
      }

      &:nth-child(2) > :nth-child(2) {
        max-height: 9rem;
      }

      &:nth-child(n + 3) > :nth-child(2) {
        display: none;
      }
    }

    ${up.tablet} {
      padding-top: ${space[8]};
    }
  }
`

const Cell = styled.li<{ $columns: number; $rows: number; $highlighted: boolean }>`
  ${up.tablet} {
    grid-column: span ${({ $columns }) => Math.min($columns, 2)};
    grid-row: span ${({ $rows, $columns }) => ($columns === 2 ? 1 : $rows)};
    background-image: ${({ $highlighted }) => ($highlighted ? gradient.cell : 'none')};
  }

  ${up.desktop} {
    grid-column: span ${({ $columns }) => $columns};
    grid-row: span ${({ $rows }) => $rows};
  }
`

/** Groups of services in cells, each with a drawing. */
const HomeServiceCells = ({ cards }: { cards: readonly Queries.ServiceCardFragment[] }) => {
  const icons = useServiceIcons()
  const spans = cellSpans(cards.map(({ drawing }) => drawing))
  return (
    <Grid>
      {cards.map(({ title, link, description, drawing }, index) => {
        const icon = icons[link]
        const [wide, rows] = spans[index] ?? [1, 1]
        const isCentered = wide > 1 && !drawing?.site
        return (
          <Cell
            key={link}
            data-print="unpainted keep-together"
            $columns={wide}
            $rows={rows}
            $highlighted={Boolean(drawing?.site)}
          >
            <Box $bottom={[5, 6]} $sides={[null, 'inset', wide > 1 ? 'inset' : 6]}>
              {icon && <Icon name={icon} size="1.5rem" highlighted />}
              <h3>
                <Link to={link}>{title}</Link>
                <Icon name="arrow-right" highlighted />
              </h3>
              <Typography $type="small" $max="27rem">
                {description}
              </Typography>
            </Box>
            {drawing && (
              // A phone is cropped at the lower edge of the cell; a website ends at it.
              <Box
                data-print="hide"
                $above="auto"
                $below={drawing.phone ? `-${space[6]}` : isCentered ? 'auto' : drawing.site ? 0 : 8}
                $bottom={isCentered ? 8 : 0}
                $sides={[null, 'inset', wide > 1 || drawing.phone ? 'inset' : 6]}
              >
                <Drawing drawing={drawing} />
              </Box>
            )}
          </Cell>
        )
      })}
    </Grid>
  )
}

const Chips = styled(Row)`
  ${down.tablet} {
    > ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
      gap: 0 ${space[4]};
      width: 100%;
    }

    > ul a {
      padding-inline: 0;
      border: 0;
    }
  }
`

interface HomeServicesProps extends Queries.HomeServicesFragment {
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
          <Chips $gap={[3, 5]} $justify="space-between" $block={[4, 8]} $sides="inset" $ruled>
            {chips.length > 0 && (
              <ChipList>
                {chips.map(({ title: name, link }) => (
                  <li key={link}>
                    <Chip as={Link} to={link}>
                      {name}
                    </Chip>
                  </li>
                ))}
              </ChipList>
            )}
            {all && <TextLink to={all.link}>{all.title}</TextLink>}
          </Chips>
        )}
      </Section>
      {technologiesTitle && <TechnologyRow title={technologiesTitle} technologies={technologies} />}
      {banner && <Banner {...banner} />}
    </>
  )
}
