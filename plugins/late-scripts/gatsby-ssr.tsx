import type { RenderBodyArgs } from 'gatsby'

/** Defined in gatsby-node.ts. */
declare const HEAD_SCRIPT: string
declare const FORM_SCRIPT: string

/** Adds the inline scripts in production; in development all scripts load with the page. */
export function onRenderBody({
  bodyHtml,
  setHeadComponents,
  setPostBodyComponents,
}: RenderBodyArgs & { bodyHtml?: string }): void {
  if (process.env.NODE_ENV !== 'production') return
  setHeadComponents([<script key="whole-page" dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />])
  if (bodyHtml?.includes('<form'))
    setPostBodyComponents([
      <script key="forms" dangerouslySetInnerHTML={{ __html: FORM_SCRIPT }} />,
    ])
}
