import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../styles/colors'
import { plusOrMinus, hairlineTop } from '../styles/mixins'
import { transition } from '../styles/motion'
import { maxLineLength, space, up } from '../styles/sizes'
import { pointText, type } from '../styles/type'
import { TextLink } from './link/TextLink'

export interface AccordionProps {
  /** Only one entry with the same name can be open at a time. */
  name: string
  /** The index of the entry that is open at first. */
  openAt?: number
  entries: readonly {
    title: string
    text: ReactNode
    link?: { title: string; to: string }
  }[]
}

const Root = styled.div`
  padding-bottom: ${space[6]};

  ${up.desktop} {
    padding-block: ${space[16]} ${space[8]};
  }
`

const Entry = styled.details`
  &:not(:first-child) {
    ${hairlineTop}
  }

  @media print {
    break-inside: avoid;
  }
`

const Title = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[6]};
  padding: ${space[3]} var(--inset, 0px);
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

  @media print {
    padding-block: ${space[3]} ${space[1]};
  }
`

const Answer = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  max-width: calc(${maxLineLength} + 2 * var(--inset, 0px));
  padding: 0 var(--inset, 0px) ${space[5]};
  ${pointText}

  ${up.tablet} {
    padding-bottom: ${space[8]};
  }

  /* At double text size, a range of prices of eight digits is wider than a phone. */
  > p {
    max-width: 100%;
  }

  @media print {
    padding-bottom: ${space[3]};
  }
`

/**
 * Native disclosures, of which one is open at a time. On paper all are open
 * (src/styles/print.ts, src/browser/open-for-print.ts).
 */
export const Accordion = ({ name, openAt = 0, entries }: AccordionProps) => (
  <Root>
    {entries.map(({ title, text, link }, index) => (
      <Entry key={title} name={name} open={index === openAt}>
        <Title>{title}</Title>
        <Answer>
          <p>{text}</p>
          {link && <TextLink to={link.to}>{link.title}</TextLink>}
        </Answer>
      </Entry>
    ))}
  </Root>
)
