import { useEffect, useRef, type RefObject } from 'react'
import styled from 'styled-components'
import { color } from '../styles/colors'
import { openState } from '../styles/mixins'
import { motion } from '../styles/motion'
import { from, hairline, measure, space } from '../styles/sizes'
import { type } from '../styles/type'
import { Icon } from './icon/Icon'
import { TextLink } from './TextLink'

export interface AccordionProps {
  /** Of all entries with the same name only one is open at a time. */
  name: string
  entries: readonly {
    title: string
    text: string
    /** A link after the text. */
    link?: { title: string; to: string }
  }[]
}

const Entries = styled.div`
  padding-bottom: ${space[6]};

  ${from.desktop} {
    padding-block: ${space[16]} ${space[8]};
  }
`

const Entry = styled.details`
  border-bottom: ${hairline} solid ${color.line};

  &:last-child {
    border-bottom: 0;
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
  padding: ${space[5]} var(--inset, 0);
  color: ${color.text};
  ${type.title}
  text-wrap: balance;
  transition: background-color ${motion.press};

  &:hover {
    background: ${color.surface};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  /* A closed entry has a plus, an open one a minus. */
  ${openState}

  @media print {
    padding-block: ${space[3]} ${space[1]};
    break-after: avoid;

    &&& svg {
      display: none;
    }
  }
`

const Answer = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  max-width: calc(${measure} + 2 * var(--inset, 0px));
  padding: 0 var(--inset, 0) ${space[8]};
  ${type.body}

  @media print {
    padding-bottom: ${space[3]};
  }
`

const ToggleIcon = styled(Icon)`
  color: ${color.highlight};
`

/**
 * Opens every `<details>` in the container while the page is printed, for browsers without
 * `::details-content` (src/styles/print.ts): Chrome before 131, Firefox before 143, Safari before 18.4.
 */
function useOpenForPrint(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const events = new AbortController()
    const { signal } = events
    let restore: (() => void)[] = []
    const onBeforePrint = () => {
      const all = [...(container.current?.querySelectorAll('details') ?? [])]
      restore = all.map((details) => {
        const { open } = details
        const name = details.getAttribute('name')
        return () => {
          details.open = open
          if (name !== null) details.setAttribute('name', name)
        }
      })
      // Without the name: opening a named one closes the others.
      all.forEach((details) => details.removeAttribute('name'))
      all.forEach((details) => (details.open = true))
    }
    const onAfterPrint = () => {
      restore.forEach((each) => each())
      restore = []
    }
    window.addEventListener('beforeprint', onBeforePrint, { signal })
    window.addEventListener('afterprint', onAfterPrint, { signal })
    return () => events.abort()
  }, [container])
}

/** Native disclosures of which one is open at a time, at first the first one. In print all are open. */
export const Accordion = ({ name, entries }: AccordionProps) => {
  const root = useRef<HTMLDivElement>(null)
  useOpenForPrint(root)
  return (
    <Entries ref={root}>
      {entries.map(({ title, text, link }, index) => (
        <Entry key={title} name={name} open={index === 0}>
          <Title>
            {title}
            <ToggleIcon name="plus" className="if-closed" />
            <ToggleIcon name="minus" className="if-open" />
          </Title>
          <Answer>
            <p>{text}</p>
            {link && <TextLink to={link.to}>{link.title}</TextLink>}
          </Answer>
        </Entry>
      ))}
    </Entries>
  )
}
