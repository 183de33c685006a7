import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '../../styles/colors'
import {
  drawingFrom,
  drawingSurface,
  drawingType,
  drawnLength,
  stateTextColor,
} from '../../styles/drawings'
import { hairlineTop } from '../../styles/mixins'
import { hairline, radius, space } from '../../styles/sizes'
import { DrawingHead, DrawingTitle, DrawnButton, FinePrint, spansOf, Strong } from './parts'

export interface DrawingWindowProps {
  /** The title bar and everything else around the content; null to show only the content. */
  window: Queries.DrawingWindowFragment | null
  children: ReactNode
}

const Surface = styled.div`
  ${drawingSurface}
  --inset: ${drawnLength(1)};
  overflow: clip;

  /* A callout is outside. */
  ${drawingFrom.margin} {
    overflow: visible;
  }

  ${drawingFrom.columns} {
    --inset: ${space[6]};
  }

  > :last-child {
    border-radius: 0 0 ${radius.card} ${radius.card};
  }
`

const Tabs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
  padding: 0 var(--inset);
  border-bottom: ${hairline} solid ${color.line};
  ${drawingType.small}

  span {
    padding: ${space[1]} 0 ${space[2]};
    white-space: nowrap;
  }

  :first-child {
    border-bottom: 2px solid ${color.highlight};
    color: ${color.text};
    font-weight: 560;
  }
`

const Figures = styled.div`
  padding: ${space[3]} var(--inset);
  ${hairlineTop}
  ${drawingType.tiny}

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[5]};
    overflow: clip;
  }

  /* The line before the first one of each row is clipped. */
  p {
    flex: 1;
    margin-inline-start: -${space[3]};
    padding-inline-start: 0.6875rem;
    border-inline-start: ${hairline} solid ${color.line};
  }

  b {
    white-space: nowrap;
  }

  i {
    color: ${stateTextColor(color.textFaint)};
    font-style: normal;
  }
`

const Content = styled.div`
  ${hairlineTop}
`

const Note = styled(FinePrint)`
  padding: ${space[3]} var(--inset);
  ${hairlineTop}
`

/** The window of an application: title, button, tabs and figures above the content, a note below. */
export const DrawingWindow = ({ window, children }: DrawingWindowProps) => {
  if (!window) return children
  const { title, subtitle, action, tabs, figures, note } = window
  return (
    <Surface>
      <DrawingHead>
        <DrawingTitle title={title} detail={subtitle} />
        {action && <DrawnButton>{action}</DrawnButton>}
      </DrawingHead>
      {tabs && <Tabs>{spansOf(tabs)}</Tabs>}
      {figures && (
        <Figures>
          <div>
            {figures.map(({ label, value, detail, state }) => (
              <p key={label} data-state={state}>
                {label}
                <Strong>{value}</Strong>
                {detail && <i>{detail}</i>}
              </p>
            ))}
          </div>
        </Figures>
      )}
      <Content>{children}</Content>
      {note && <Note>{note}</Note>}
    </Surface>
  )
}
