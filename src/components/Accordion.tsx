import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Box, Stack, Typography } from './grid/Box'
import { color } from '../styles/colors'
import { plusOrMinus } from '../styles/mixins'
import { transition } from '../styles/motion'
import { maxLineLength, space, up } from '../styles/sizes'
import { type } from '../styles/type'
import { Icon } from './icon/Icon'
import { TextLink } from './link/TextLink'

export interface AccordionProps {
  /** Only one entry with the same name can be open at a time. */
  name: string
  entries: readonly {
    title: string
    text: ReactNode
    link?: { title: string; to: string }
  }[]
}

const Title = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[6]};
  padding: ${space[3]} var(--inset, 0);
  color: ${color.text};
  ${type.title}
  text-wrap: balance;

  ${up.tablet} {
    padding-block: ${space[5]};
  }

  ${transition('background-color')}

  &:hover {
    background: ${color.surface};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${plusOrMinus}
`

/** Native disclosures, of which one is open at a time, first the first; in print all are. */
export const Accordion = ({ name, entries }: AccordionProps) => (
  <Box $top={[null, null, 16]} $bottom={[6, null, 8]}>
    {entries.map(({ title, text, link }, index) => (
      <Box
        as="details"
        $ruled={index > 0}
        data-print="keep-together"
        key={title}
        name={name}
        open={index === 0}
      >
        <Title data-print="above-3 below-1">
          {title}
          <Icon name="plus" />
        </Title>
        <Stack
          $gap={4}
          $items="start"
          $sides="inset"
          $bottom={[5, 8]}
          $max={`calc(${maxLineLength} + 2 * var(--inset, 0px))`}
          $type={['small', 'body']}
          data-print="below-3"
        >
          {/* At double text size, a range of prices of eight digits is wider than a phone. */}
          <Typography $max="100%">{text}</Typography>
          {link && <TextLink to={link.to}>{link.title}</TextLink>}
        </Stack>
      </Box>
    ))}
  </Box>
)
