import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { buildStylePolicy } from './gatsby/node/headers/content-security-policy'
import {
  compactClasses,
  compactStyles,
  shortClasses,
  type ShortClasses,
} from './gatsby/ssr/strip-ssr-metadata'

/** What Gatsby passes for a page. */
export interface HtmlProps {
  htmlAttributes: { lang?: string }
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

const isStyle = (component: ReactNode): component is ReactElement<StyleProps> =>
  isValidElement(component) && component.type === 'style'

const textOf = ({ props }: ReactElement<StyleProps>): string =>
  props.dangerouslySetInnerHTML?.__html ?? ''

const compactStyle = (component: ReactNode, short: ShortClasses): ReactNode =>
  isStyle(component) ? (
    <style
      key={component.key}
      dangerouslySetInnerHTML={{ __html: compactStyles(textOf(component), short) }}
    />
  ) : (
    component
  )

/**
 * Two elements of Gatsby have style attributes, which the policy forbids; GlobalStyle has the same rules
 * (https://github.com/gatsbyjs/gatsby/issues/24707).
 */
const withoutStyleAttributes = (body: string): string =>
  body.replace(/<div (?=[^>]*\bid="gatsby-(?:focus-wrapper|announcer)")[^>]*>/g, (tag) =>
    tag.replace(/ style="[^"]*"/, ''),
  )

/** The HTML around every page, with the page's own style policy. */
export default function Html(props: HtmlProps) {
  // In develop the styles change with the code.
  const built = process.env.NODE_ENV === 'production'
  const components = Children.toArray(props.headComponents)
  const short = shortClasses(components.filter(isStyle).map(textOf).join(''))
  const head = built ? components.map((each) => compactStyle(each, short)) : components
  const styles = head.filter(isStyle).map(textOf)
  const body = built
    ? compactClasses(withoutStyleAttributes(props.body), styles.join(''), short)
    : props.body
  return (
    <html {...props.htmlAttributes} lang={props.htmlAttributes.lang}>
      <head>
        <meta charSet="utf-8" />
        {built && <meta httpEquiv="content-security-policy" content={buildStylePolicy(styles)} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {props.postBodyComponents}
      </body>
    </html>
  )
}
