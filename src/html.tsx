import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { compactPage } from './styles/compact-page'

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
 * React 18 may write null characters between its chunks of 2 KB, next to a character of several
 * bytes (https://github.com/facebook/react/issues/31134; fixed in React 19).
 */
const withoutNulls = (body: string): string => body.replaceAll('\0', '')

export default function Html(props: HtmlProps) {
  // In development the styles change with the code.
  const built = process.env.NODE_ENV === 'production'
  const head = Children.toArray(props.headComponents)
  const css = head.filter(isStyle).map(textOf).join('')
  const rendered = withoutNulls(props.body)
  const page = built ? compactPage({ css, body: rendered }) : { css, body: rendered }
  return (
    <html {...props.htmlAttributes} lang={props.htmlAttributes.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {built ? head.filter((element) => !isStyle(element)) : head}
        {built && <style dangerouslySetInnerHTML={{ __html: page.css }} />}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: page.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  )
}
