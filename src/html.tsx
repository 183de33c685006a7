import { Children, isValidElement, type ReactNode } from 'react'
import { buildStylePolicy } from './build/content-security-policy'

/** What Gatsby puts together for the frame of a page. */
export interface HtmlProps {
  htmlAttributes: object
  headComponents: ReactNode[]
  bodyAttributes: object
  preBodyComponents: ReactNode[]
  /** The page itself, rendered. */
  body: string
  postBodyComponents: ReactNode[]
}

interface StyleProps {
  dangerouslySetInnerHTML?: { __html: string }
}

/** The texts of the style elements. */
const stylesIn = (components: ReactNode[]): string[] =>
  Children.toArray(components).flatMap((component) =>
    isValidElement<StyleProps>(component) && component.type === 'style'
      ? [component.props.dangerouslySetInnerHTML?.__html ?? '']
      : [],
  )

/** Gatsby and its router style two elements by attribute, which the policy forbids; GlobalStyle has the same rules. */
const withoutStyleAttributes = (body: string): string =>
  body.replace(/<div (?=[^>]*\bid="gatsby-(?:focus-wrapper|announcer)")[^>]*>/g, (tag) =>
    tag.replace(/ style="[^"]*"/, ''),
  )

/** The frame of every page. */
export default function Html(props: HtmlProps) {
  // In develop, styles come and go with every change of the code.
  const guarded = process.env.NODE_ENV === 'production'
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        {guarded && (
          <meta
            httpEquiv="content-security-policy"
            content={buildStylePolicy(stylesIn(props.headComponents))}
          />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div
          id="___gatsby"
          dangerouslySetInnerHTML={{
            __html: guarded ? withoutStyleAttributes(props.body) : props.body,
          }}
        />
        {props.postBodyComponents}
      </body>
    </html>
  )
}
