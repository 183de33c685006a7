import { useState } from 'react'
import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { Icon } from '../../components/icon/Icon'
import { color } from '../../styles/colors'
import { transition } from '../../styles/motion'
import { space } from '../../styles/sizes'
import { type } from '../../styles/type'

export interface CopyLinkProps {
  anchor: string
  title: string
}

const Root = styled.span`
  /* As high as a line of the heading, whose baseline it would otherwise lower. */
  display: inline-flex;
  height: 1lh;
  align-self: start;
  flex-direction: row-reverse;
  align-items: center;
  gap: ${space[2]};
  color: ${color.success};
  ${type.cardTitle}

  [role='status'] {
    ${type.meta}
  }

  a {
    display: grid;
    place-items: center;
    width: ${space[8]};
    height: ${space[8]};
    color: ${color.textFaint};
    ${transition('color')}
  }

  a:is(:hover, :focus-visible) {
    color: ${color.link};
  }
`

/** A link to a section. With JavaScript it also copies the link's URL and announces that. */
export const CopyLink = ({ anchor, title }: CopyLinkProps) => {
  const [copied, setCopied] = useState(false)
  const handleClick = (): void => {
    const url = new URL(`#${anchor}`, window.location.href).href
    // Missing without HTTPS and rejected without permission: the link still leads to the section.
    if (!('clipboard' in window.navigator)) return
    void window.navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Root data-print="hide">
      <a
        href={`#${anchor}`}
        aria-label={`${labels.copyLink}: ${title}`}
        onClick={handleClick}
        onBlur={() => setCopied(false)}
      >
        <Icon name={copied ? 'check' : 'link'} />
      </a>
      <span role="status">{copied && labels.linkCopied}</span>
    </Root>
  )
}
