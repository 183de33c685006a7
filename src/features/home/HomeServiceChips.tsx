import styled from 'styled-components'
import { ChipLink, ChipList } from '../../components/Chip'
import { TextLink } from '../../components/link/TextLink'
import { rule } from '../../styles/mixins'
import { down, space, up } from '../../styles/sizes'

export interface HomeServiceChipsProps {
  chips: readonly Queries.LinkFragment[]
  /** The link to all services, if there is one. */
  all: Queries.LinkFragment | null
}

const Chips = styled.div`
  /* Links in two columns. */
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

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[4]} var(--inset);

  ${up.tablet} {
    gap: ${space[5]};
    padding-block: ${space[8]};
  }

  ${rule}
`

/** Single services: chips, or on phones links in two columns. */
export const HomeServiceChips = ({ chips, all }: HomeServiceChipsProps) => (
  <Chips>
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
