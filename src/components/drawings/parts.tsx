import styled, { css } from 'styled-components'
import { color, tint } from '../../styles/colors'
import {
  calloutWidth,
  drawingFrom,
  drawingType,
  stateColor,
  stateTextColor,
  stateTints,
} from '../../styles/drawings'
import { hairlineTop } from '../../styles/mixins'
import { hairline, radius, space } from '../../styles/sizes'
import { Stack } from '../grid/Stack'
import { Icon } from '../icon/Icon'

/** The parts of a drawing that can have a state or a callout. */
export interface Marked {
  state?: string | null
  /** A note in the margin; the part that it points to is highlighted. */
  callout?: string | null
}

/** The attributes of an element with a state: its color, and a background if a callout points to it. */
export const markProps = ({ state, callout }: Marked) => ({
  'data-state': state ?? (callout ? 'highlighted' : undefined),
  'data-marked': callout || state === 'highlighted' ? '' : undefined,
})

const icons: Partial<Record<string, string>> = {
  good: 'check',
  warning: 'circle-alert',
  bad: 'x',
}

/** The icon of a state; highlighted and muted have none. */
export const StateIcon = ({ state }: Pick<Marked, 'state'>) => {
  const icon = icons[state ?? '']
  return icon ? <Icon name={icon} size="0.875rem" /> : null
}

/* In a flex container, `break-word` would leave the text as wide as its longest word. */
const breaksLongWords = css`
  overflow-wrap: anywhere;
`

const Pill = styled.span`
  display: inline-flex;
  ${breaksLongWords}
  align-items: center;
  gap: ${space[1]};
  padding: 0.125rem ${space[2]};
  border: ${hairline} solid ${tint(stateColor(color.textFaint), 45)};
  border-radius: ${radius.round};
  background: ${tint(stateColor(color.textFaint), stateTints.chip)};
  color: ${stateTextColor(color.textSoft)};
  ${drawingType.small}

  /* Its own color would be too pale on the background of a highlighted row. */
  &[data-state='highlighted'],
  [data-state='highlighted'] &:not([data-state]) {
    color: ${color.text};
  }
`

export interface StatedText {
  text?: string | null
  state?: string | null
}

/** One or two words, if there are any, in the color of their state, with its icon. */
export const StatePill = ({ text, state }: StatedText) =>
  text ? (
    <Pill data-state={state}>
      <StateIcon state={state} />
      {text}
    </Pill>
  ) : null

const Verdict = styled.span`
  display: inline-flex;
  ${breaksLongWords}
  align-items: baseline;
  gap: ${space[2]};
  color: ${stateTextColor(color.textSoft)};
  ${drawingType.small}

  svg {
    align-self: start;
    margin-top: 0.125rem;
  }
`

/** A sentence, if there is one, in the color of its state, with its icon. */
export const StateText = ({ text, state }: StatedText) =>
  text ? (
    <Verdict data-state={state}>
      <StateIcon state={state} />
      {text}
    </Verdict>
  ) : null

/* In a wide drawing, a note in the margin; in a narrow one, under the part that it points to. */
const Note = styled.span`
  position: relative;
  grid-column: 1 / -1;
  flex: 1 1 100%;
  order: 4;
  display: block;
  padding-block: ${space[1]} 0;
  padding-inline: ${space[5]} 0;
  color: ${color.link};
  font-weight: 500;
  white-space: normal;
  ${breaksLongWords}
  ${drawingType.small}

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: ${space[1]};
    top: 0;
    width: ${space[3]};
    height: 0.8125rem;
    border: solid ${color.highlight};
    border-block-width: 0 ${hairline};
    border-inline-width: ${hairline} 0;
  }

  /* The place of the figure, whose colors a slip of paper does not have. */
  ${drawingFrom.margin} {
    grid-column: auto;
    position: absolute;
    inset-block: 0;
    inset-inline: 100% auto;
    display: flex;
    align-items: center;
    width: ${calloutWidth};
    padding-block: 0;
    padding-inline: ${space[16]} 0;
    color: var(--callout);
    font-size: 0.9375rem;
    text-wrap: balance;

    &::before {
      inset-inline-start: 0;
      top: 50%;
      border-color: var(--callout-line);
      width: ${space[13]};
      height: 0;
      border-width: ${hairline} 0 0;
    }

    &::after {
      content: '';
      position: absolute;
      inset-inline-start: -0.1875rem;
      top: calc(50% - 0.1875rem);
      width: 0.4375rem;
      height: 0.4375rem;
      border-radius: 50%;
      background: var(--callout-line);
    }
  }
`

/** A note that points to its parent element, which must be positioned. */
export const Callout = ({ callout }: Pick<Marked, 'callout'>) =>
  callout ? <Note data-callout>{callout}</Note> : null

/**
 * A part of a drawing over its full width, so that a callout starts at its edge; `markProps` are its
 * attributes.
 */
export const DrawingRow = styled(Stack)`
  position: relative;
  padding-inline: var(--inset);
`

/** A row with a line above it, unless it is the first. */
export const RuledRow = styled(DrawingRow)`
  &:not(:first-child) {
    ${hairlineTop}
  }
`

/**
 * For a row of a text and of what is at its end, which is under the text if the longest word of the
 * text does not fit beside it.
 */
export const endsRow = css`
  display: flex;
  flex-wrap: wrap;

  > :first-child {
    flex: 1 1 5em;
    max-width: 100%;
  }
`

/** For a row with a label, which in a wide drawing is next to its content. */
export const labelColumn = css`
  align-items: center;

  ${drawingFrom.columns} {
    grid-template-columns: 10rem minmax(0, 1fr);
    column-gap: ${space[4]};
  }
`

const NameText = styled.span<{ $strong?: boolean }>`
  color: ${color.text};
  font-weight: ${({ $strong }) => $strong && 560};

  small {
    display: block;
    color: ${color.textFaint};
    font-weight: 400;
    ${drawingType.small}
  }
`

export interface NameProps {
  name?: string
  /** A smaller text under it. */
  detail?: string | null
  strong?: boolean
  /** For styled(Name). */
  className?: string
}

/** The name of a row. */
export const Name = ({ name, detail, strong, className }: NameProps) => (
  <NameText className={className} $strong={strong}>
    {name}
    {detail && <small>{detail}</small>}
  </NameText>
)

/** Short texts, such as those of tabs or of an axis. */
export const spansOf = (texts: readonly string[]) =>
  texts.map((text, index) => <span key={index}>{text}</span>)

export interface ValueProps {
  /** The former value. */
  was?: string | null
  value: string
}

/** A value, after the one that it replaces. */
export const Value = ({ was, value }: ValueProps) => (
  <>
    {was && <s>{was}</s>}
    {value}
  </>
)

/** The least important text of a part. */
export const FinePrint = styled.p`
  color: ${color.textFaint};
  ${drawingType.small}
`

/** A button that is only drawn: not in the color of those that can be pressed. */
export const DrawnButton = styled.span`
  padding: ${space[2]} ${space[4]};
  border: ${hairline} solid ${color.field};
  border-radius: ${radius.control};
  background: ${color.surfaceHover};
  color: ${color.text};
  font-weight: 560;
`

/** The most important text of a part. */
export const Strong = styled.b`
  display: block;
  color: ${color.text};
  ${drawingType.strong}
`

export interface DrawingTitleProps {
  title: string
  /** A smaller text under it. */
  detail?: string | null
}

/** The title in the head of a window or of a printed document. */
export const DrawingTitle = ({ title, detail }: DrawingTitleProps) => (
  <span>
    <Strong>{title}</Strong>
    {detail}
  </span>
)

/** The head of a window or of a printed document. */
export const DrawingHead = styled.div`
  ${endsRow}
  align-items: center;
  gap: ${space[1]} ${space[4]};
  padding: ${space[4]} var(--inset) ${space[3]};
  ${drawingType.small}
`
