import { toObject } from '../../collections'
import { bodyPointer } from '../../files/markdown/front-matter'
import { readBody } from '../../files/markdown/read-body'
import { isBody, issueWithin, type ParsedFile, offsetOf, textAt } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import { memoize } from '../../memoize'
import type { TextRange } from '../../text/invisible-in-markdown'
import { lineStarts, placeParts } from '../../text/place-parts'
import { anchorOf, type HeadingPart, type MarkdownParts } from '../../text/read-markdown'
import { findDuplicates } from '../find-duplicates'
import { isProblem, readLink } from '../link-target'
import { hintFor, linkTargetIssue } from '../links-in-texts'
import { anchorsInFile } from '../page-anchors'
import type { FileContext, Rule } from '../rule'
import { didYouMean } from '../../text/suggest'
import { listUnlike } from '../../text/tell-apart'

export const body: Rule = {
  id: 'body',
  requirement:
    'The text of a Markdown file has headings in order with addresses of their own, pictures with alternative text in paragraphs of their own, one reference for each footnote, valid links, no HTML, and nothing that the page would show in another way.',
  checkFile: checkBody,
}

/** A part of the text of a Markdown file, with its position in the file. */
type Placed<Part> = Part & { offset: number }

type PlacedParts = {
  [Name in Exclude<keyof MarkdownParts, 'blanks' | 'code'>]: Placed<MarkdownParts[Name][number]>[]
} & { blocksOfCode: TextRange[] }

/** What the text of a Markdown file has, with positions; undefined for a file of JSON. */
export const partsOf = memoize((file: ParsedFile): PlacedParts | undefined => {
  const text = textAt(file, bodyPointer)
  const read = isBody(file, bodyPointer) ? readBody(toObject(file.value)) : undefined
  if (text === undefined || !read) return undefined
  const start = offsetOf(file, bodyPointer)
  const place = <Part extends { line: number }>(
    parts: readonly Part[],
    writtenOf: (part: Part) => string,
    options?: { areAddresses: boolean },
  ): Placed<Part>[] =>
    placeParts(text, parts, writtenOf, options).map((part) => ({
      ...part,
      offset: start + part.index,
    }))
  const { headings, links, pictures, code, problems } = read.parts
  const starts = lineStarts(text)
  return {
    headings: place(headings, () => ''),
    links: place(links, ({ written }) => written, { areAddresses: true }),
    pictures: place(pictures, ({ written }) => written, { areAddresses: true }),
    problems: place(problems, ({ written }) => written),
    blocksOfCode: code.map(({ line, end }) => ({
      start: starts[line] ?? 0,
      end: starts[end] ?? text.length,
    })),
  }
})

const report = (file: ParsedFile, offset: number, message: string, hint?: string): Issue =>
  issueWithin(file, { pointer: bodyPointer, offset }, 'body', message, hint)

/** Whether the address of a picture is the picture. */
export const isInText = (target: string): boolean => /^data:/i.test(target)

/** Checks the text of a Markdown file, but for the pages and pictures that it names. */
function checkBody(file: ParsedFile, { language }: FileContext): Issue[] {
  const parts = partsOf(file)
  if (!parts) return []
  const anchors = parts.headings.map((heading) => ({
    offset: heading.offset,
    anchor: anchorOf(heading, language),
  }))
  return [
    ...checkHeadings(file, parts.headings),
    ...checkAnchors(file, anchors),
    ...parts.problems.map((problem) =>
      report(file, problem.offset, problem.message, hintFor(problem)),
    ),
    ...checkBodyLinks(file, parts.links, anchorsInFile({ ...file, content: file.value, language })),
    ...parts.pictures
      .filter(({ target }) => isInText(target))
      .map(({ offset }) =>
        report(file, offset, 'the picture is in the text itself', 'save it as a file'),
      ),
    ...parts.pictures
      .filter(({ alt }) => !alt.trim())
      .map(({ offset }) => {
        const hint = 'write what it shows between the brackets: ![A map](./rail/map.png)'
        return report(file, offset, 'the picture has no alternative text', hint)
      }),
  ]
}

function checkHeadings(file: ParsedFile, headings: readonly Placed<HeadingPart>[]): Issue[] {
  return headings.flatMap(({ level, offset }, index) => {
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

function checkAnchors(file: ParsedFile, headings: readonly Placed<{ anchor: string }>[]): Issue[] {
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

function checkBodyLinks(
  file: ParsedFile,
  links: PlacedParts['links'],
  anchors: readonly string[],
): Issue[] {
  return links.flatMap(({ target: link, offset }) => {
    const wrong = linkTargetIssue(link, { hasHeadings: true })
    if (wrong) return issueWithin(file, { pointer: bodyPointer, offset }, 'wrong-form', ...wrong)
    const target = readLink(link)
    if (isProblem(target) || target.type !== 'anchor') return []
    const { anchor } = target
    if (anchor === 'top' || anchors.includes(anchor)) return []
    const hash = (other: string): string => `#${other}`
    const known = listUnlike(anchors, anchor, hash)
    const hints = [didYouMean(hash(anchor), anchors.map(hash)), `the page has ${known}`]
    const problem = `there is no heading or part with the address #${anchor}`
    return report(file, offset, problem, hints.filter(Boolean).join('; '))
  })
}
