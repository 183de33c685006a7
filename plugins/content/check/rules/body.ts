import { bodyPointer } from '../../files/markdown/front-matter'
import { isBody, issueWithin, type ParsedFile, offsetOf, textAt } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import { memoize } from '../../memoize'
import { findParts, type HeadingPart, type MarkdownParts } from '../../text/markdown-parts'
import { findDuplicates } from '../find-duplicates'
import { isLinkTarget, linkTargetIssue } from '../links-in-texts'
import type { Rule } from '../rule'

export const body: Rule = {
  id: 'body',
  requirement:
    'The text of a Markdown file has headings in order with addresses of their own, pictures with alternative text in paragraphs of their own, one reference for each footnote, valid links, and no HTML.',
  checkFile: checkBody,
}

/** A part of the text of a Markdown file, with its position in the file. */
type Placed<Part> = Part & { offset: number }

type PlacedParts = {
  [Name in 'headings' | 'html' | 'links' | 'pictures' | 'tooDeep']: Placed<
    MarkdownParts[Name][number]
  >[]
} & Pick<MarkdownParts, 'footnotes'>

/** What the text of a Markdown file has, with positions; undefined for a file of JSON. */
export const partsOf = memoize((file: ParsedFile): PlacedParts | undefined => {
  const text = textAt(file, bodyPointer)
  if (!isBody(file, bodyPointer) || text === undefined) return undefined
  const start = offsetOf(file, bodyPointer)
  const lines = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length)]
  const startOf = (line: number): number => lines[line] ?? 0
  /** Of several equal ones in a block, the next each time. */
  const place = <Part extends { line: number }>(
    parts: readonly Part[],
    textOf: (part: Part) => string = () => '',
  ): Placed<Part>[] => {
    let last = -1
    return parts.map((part) => {
      const from = Math.max(startOf(part.line), last + 1)
      const found = textOf(part) ? text.indexOf(textOf(part), from) : -1
      if (found >= 0) last = found
      return { ...part, offset: start + (found >= 0 ? found : startOf(part.line)) }
    })
  }
  const { headings, html, links, pictures, tooDeep, footnotes } = findParts(text)
  return {
    headings: place(headings),
    html: place(html, (part) => part.text),
    links: place(links, ({ target }) => target),
    pictures: place(pictures, ({ target }) => target),
    tooDeep: place(tooDeep),
    footnotes,
  }
})

const report = (file: ParsedFile, offset: number, message: string, hint?: string): Issue =>
  issueWithin(file, { pointer: bodyPointer, offset }, 'body', message, hint)

/** Checks the text of a Markdown file, but for the pages and pictures that it names. */
function checkBody(file: ParsedFile): Issue[] {
  const parts = partsOf(file)
  if (!parts) return []
  return [
    ...checkHeadings(file, parts.headings),
    ...checkAnchors(file, parts.headings),
    ...checkFootnotes(file, parts.footnotes),
    ...parts.html.map(({ offset, text }) => {
      const message = `contains "${text.slice(0, 40)}", which the page would show unchanged`
      return report(file, offset, message, 'write it in Markdown, without HTML')
    }),
    ...checkBodyLinks(file, parts),
    ...parts.pictures.flatMap(({ offset, alt, isAlone }) => {
      if (!isAlone) {
        const hint = 'put it in a paragraph of its own, with an empty line before and after it'
        return report(file, offset, 'the picture is inside a paragraph', hint)
      }
      if (alt.trim()) return []
      const hint = 'write what it shows between the brackets: ![A map](./rail/map.png)'
      return report(file, offset, 'the picture has no alternative text', hint)
    }),
    ...parts.tooDeep.map(({ offset }) => {
      const message = 'a list or quote is inside two others'
      return report(file, offset, message, 'write it with one level less')
    }),
  ]
}

function checkHeadings(file: ParsedFile, headings: readonly Placed<HeadingPart>[]): Issue[] {
  return headings.flatMap(({ level, isNested, offset }, index) => {
    if (isNested) {
      const hint = 'write it in **bold**, or end the list before it'
      return report(file, offset, 'the heading is in a list or a quote', hint)
    }
    const above = headings[index - 1]?.level ?? 1
    if (level > 1 && level <= above + 1) return []
    const message =
      level === 1
        ? 'a heading with one "#" is the title of the page, which is among the facts'
        : `a heading with ${level} "#" cannot follow one with ${above}`
    const hint =
      above === 1 ? 'begin with two: "## Heading"' : `write it with ${above + 1} or fewer, from two`
    return report(file, offset, message, hint)
  })
}

/** The ids of the page's own parts: its content, and the footnotes with their heading. */
const reservedAnchor = /^(?:content$|footnotes$|footnote-)/

function checkAnchors(file: ParsedFile, headings: readonly Placed<HeadingPart>[]): Issue[] {
  const hint = 'add an address of its own at the end of its line, such as {#costs}'
  const repeated = findDuplicates(headings, ({ anchor }) => anchor).map(({ item }) =>
    report(file, item.offset, `another heading has the address #${item.anchor}`, hint),
  )
  const reserved = headings
    .filter(({ anchor }) => anchor === '' || reservedAnchor.test(anchor))
    .map(({ anchor, offset }) =>
      report(file, offset, `#${anchor} cannot be the address of a heading`, hint),
    )
  return [...repeated, ...reserved]
}

function checkFootnotes(file: ParsedFile, footnotes: MarkdownParts['footnotes']): Issue[] {
  const text = textAt(file, bodyPointer) ?? ''
  const at = (mark: string): number => offsetOf(file, bodyPointer) + Math.max(0, text.indexOf(mark))
  const { unused, repeated, missing } = footnotes
  return [
    ...unused.map((label) => {
      const hint = `write [^${label}] where it belongs, or delete it`
      return report(file, at(`[^${label}]:`), 'no text refers to the footnote', hint)
    }),
    ...repeated.map((label) => {
      const hint = 'give each its own footnote'
      return report(file, at(`[^${label}]`), 'two texts refer to one footnote', hint)
    }),
    ...missing.map(({ label }) => {
      const message = `there is no footnote [^${label}]`
      const hint = `write its text in a paragraph that begins with "[^${label}]: "`
      return report(file, at(`[^${label}]`), message, hint)
    }),
  ]
}

function checkBodyLinks(file: ParsedFile, { links, headings }: PlacedParts): Issue[] {
  const anchors = new Set(headings.map(({ anchor }) => `#${anchor}`))
  return links.flatMap(({ target, offset }) => {
    if (target.startsWith('#')) {
      if (anchors.has(target)) return []
      const hint = `the headings have ${[...anchors].join(', ') || 'no addresses'}`
      return report(file, offset, `there is no heading with the address ${target}`, hint)
    }
    if (isLinkTarget(target)) return []
    const place = { pointer: bodyPointer, offset }
    return issueWithin(file, place, 'wrong-form', ...linkTargetIssue(target))
  })
}
