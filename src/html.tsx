import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { compactClasses, compactStyles, shortClasses } from './styles/compact-styles'

export interface HtmlProps {
  htmlAttributes: { lang?: string }
  headComponents: ReactNode[]
  bodyAttributes: object
  preBodyComponents: ReactNode[]
  body: string
  postBodyComponents: ReactNode[]
}

interface StyleProps {
  dangerouslySetInnerHTML?: { __html: string }
}

const isStyle = (component: ReactNode): component is ReactElement<StyleProps> =>
  isValidElement(component) && component.type === 'style'

const textOf = ({ props }: ReactElement<StyleProps>): string =>
  props.dangerouslySetInnerHTML?.__html ?? ''

/**
 * Two elements of Gatsby have style attributes, which the policy forbids; GlobalStyle has the same rules
 * (https://github.com/gatsbyjs/gatsby/issues/24707).
 */
const withoutStyleAttributes = (body: string): string =>
  body.replace(/<div (?=[^>]*\bid="gatsby-(?:focus-wrapper|announcer)")[^>]*>/g, (tag) =>
    tag.replace(/ style="[^"]*"/, ''),
  )

/**
 * React 18 may write null characters between its chunks of 2 KB, next to a character of several
 * bytes (https://github.com/facebook/react/issues/31134; fixed in React 19).
 */
const withoutNulls = (body: string): string => body.replaceAll('\0', '')

export default function Html(props: HtmlProps) {
  // In development the styles change with the code.
  const built = process.env.NODE_ENV === 'production'
  const head = Children.toArray(props.headComponents)
  const styles = head.filter(isStyle).map(textOf).join('')
  const short = shortClasses(styles)
  const rendered = withoutNulls(props.body)
  const compact = compactStyles(styles, rendered, short)
  const body = built ? compactClasses(withoutStyleAttributes(rendered), compact, short) : rendered
  return (
    <html {...props.htmlAttributes} lang={props.htmlAttributes.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {built ? head.filter((each) => !isStyle(each)) : head}
        {built && <style dangerouslySetInnerHTML={{ __html: compact }} />}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {props.postBodyComponents}
      </body>
    </html>
  )
}
