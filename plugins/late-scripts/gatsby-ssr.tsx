import type { RenderBodyArgs } from 'gatsby'

/** Defined in gatsby-node.ts. */
declare const FORM_SCRIPT: string

/** Adds the script for forms in production; in development all scripts load with the page. */
export function onRenderBody({
  bodyHtml,
  setPostBodyComponents,
}: RenderBodyArgs & { bodyHtml?: string }): void {
  if (process.env.NODE_ENV === 'production' && bodyHtml?.includes('<form'))
    setPostBodyComponents([
      <script key="forms" dangerouslySetInnerHTML={{ __html: FORM_SCRIPT }} />,
    ])
}
