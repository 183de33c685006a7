import type { RenderBodyArgs } from 'gatsby'

/** Defined in gatsby-node.ts. */
declare const FORM_SCRIPT: string

/** Only in production: in development the scripts load with the page. */
export function onRenderBody({
  bodyHtml,
  setPostBodyComponents,
}: RenderBodyArgs & { bodyHtml?: string }): void {
  if (process.env.NODE_ENV === 'production' && bodyHtml?.includes('<form'))
    setPostBodyComponents([
      <script key="forms" dangerouslySetInnerHTML={{ __html: FORM_SCRIPT }} />,
    ])
}
