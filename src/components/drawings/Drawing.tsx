import { lazy, useState, type ComponentType } from 'react'
import styled from 'styled-components'
import { isHydrating } from '../../browser/is-hydrating'
import { color } from '../../styles/colors'
import { calloutWidth, drawingFrom, drawingStates, drawingType } from '../../styles/drawings'
import { shadow, space } from '../../styles/sizes'

export interface DrawingProps {
  drawing: Queries.DrawingFragment
}

const Figure = styled.figure`
  container: drawing / inline-size;
  --slip-shadow: var(--window-shadow, ${shadow.frame});
  --callout: ${color.link};
  --callout-line: ${color.highlight};
  color: ${color.textSoft};
  ${drawingType.base}
  ${drawingStates}
`

/* Space for a callout. */
const Body = styled.div`
  ${drawingFrom.margin} {
    &:has([data-callout]) {
      padding-inline-end: ${calloutWidth};
    }
  }

  s {
    margin-inline-end: ${space[2]};
    color: ${color.textFaint};
    font-weight: 400;
  }
`

let loaded: ComponentType<DrawingProps> | undefined

/**
 * Provides the code of all kinds of drawings to the server and to tests, which render
 * synchronously.
 */
export const setDrawingContent = (content: ComponentType<DrawingProps>): void => {
  loaded = content
}

/** Suspends a navigation until the code has loaded. */
const LazyContent = lazy(async () => {
  const { DrawingContent } = await import('./DrawingContent')
  return { default: DrawingContent }
})

/**
 * A small drawing of an application, which fills its container and uses its colors. Screen readers
 * read its label. It never changes, so hydration keeps the HTML from the server, and the code of
 * drawings (9 KB) loads only when the visitor navigates to another page.
 */
export const Drawing = ({ drawing }: DrawingProps) => {
  const [Content] = useState(() => (isHydrating() ? null : (loaded ?? LazyContent)))
  return (
    <Figure role="img" aria-label={drawing.label}>
      {Content ? (
        <Body aria-hidden="true">
          <Content drawing={drawing} />
        </Body>
      ) : (
        <Body
          aria-hidden="true"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      )}
    </Figure>
  )
}
