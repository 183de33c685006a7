import styled from 'styled-components'
import { Row } from '../../components/grid/Box'
import { ChipLink, ChipList } from '../../components/Chip'
import { TextLink } from '../../components/link/TextLink'
import { down, space } from '../../styles/sizes'

export interface HomeServiceChipsProps {
  chips: readonly Queries.LinkFragment[]
  all: Queries.LinkFragment | null
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

/** Single services: chips, or on phones links in two columns. */
export const HomeServiceChips = ({ chips, all }: HomeServiceChipsProps) => (
  <Chips $gap={[3, 5]} $justify="space-between" $block={[4, 8]} $sides="inset" $ruled>
    {chips.length > 0 && (
      <ChipList>
        {chips.map(({ title, link }) => (
          <li key={link}>
            <ChipLink to={link}>{title}</ChipLink>
          </li>
        ))}
      </ChipList>
    )}
    {all && <TextLink to={all.link}>{all.title}</TextLink>}
  </Chips>
)
