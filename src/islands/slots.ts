import type { ReactNode } from 'react'

/** HTML that was rendered on the server. */
export interface RenderedHtml {
  html: string
}

/**
 * A part of an island that React only places: HTML in built pages, elements in development and in
 * tests.
 */
export type SlotContent = RenderedHtml | ReactNode

/** The parts of an island by the name of their slot, in the order of the page. */
export type Slots<Name extends string = string> = Readonly<Record<Name, readonly SlotContent[]>>

export const isRendered = (content: SlotContent): content is RenderedHtml =>
  typeof content === 'object' && content !== null && 'html' in content

/** The props of an element that shows HTML of the server. */
export const htmlProps = ({ html }: RenderedHtml) => ({ dangerouslySetInnerHTML: { __html: html } })

/**
 * The props of the element that contains a part of an island: `<div {...slotProps('slides', slide)} />`.
 * In browsers the part is read from this element (wake-islands.ts), as a translator may have changed
 * it.
 */
export const slotProps = (name: string, content: SlotContent) =>
  isRendered(content)
    ? { 'data-slot': name, ...htmlProps(content) }
    : { 'data-slot': name, children: content }
