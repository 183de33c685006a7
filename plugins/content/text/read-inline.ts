import MarkdownIt, { type Token } from 'markdown-it'
import { footnoteAnchor, type InlineRun, type InlineText } from './inline-text'
import { normalLink } from './normal-form'
import {
  type FindingMeta,
  extendSyntax,
  joinsWithoutSpace,
  lineBreak,
  pictureAddress,
  type TextProblem,
} from './markdown-syntax'
import { findStraySigns } from './stray-signs'
import { codePoint } from './tell-apart'

/** What is in a text besides its characters. */
export interface InlineParts {
  text: InlineText
  /** The targets of its links, and how they are written. */
  links: { target: string; written: string }[]
  /** Its blanks, as they are written: "[legal name]". */
  blanks: string[]
  problems: TextProblem[]
}

/**
 * *emphasis*, **strong**, ~~deleted~~, `code`, [links](/contact-us/), <br>, and backslashes before
 * marks. Other HTML is recognized, so that it is refused.
 */
const markdown = new MarkdownIt('zero', { html: true }).enable([
  'emphasis',
  'strikethrough',
  'backticks',
  'link',
  'autolink',
  'image',
  'escape',
  'html_inline',
])
extendSyntax(markdown)

/** Changes a text that readers see, for example to keep units on one line. */
export type Keep = (text: string) => string

const unchanged: Keep = (text) => text

/** Parses a text with inline Markdown, and finds what the check looks at. */
export const readInline = (text: string, keep: Keep = unchanged): InlineParts =>
  partsOfTokens(markdown.parseInline(text, {})[0]?.children ?? [], keep, { hasLines: true })

/** A text with inline Markdown as components render it. */
export const inlineText = (text: string, keep?: Keep): InlineText => readInline(text, keep).text

/**
 * The text of inline tokens, and what is in it.
 * @param keep changes each text, but no code
 * @param options.hasLines whether its lines could have been something else, such as a heading
 */
export function partsOfTokens(
  tokens: readonly Token[],
  keep: Keep,
  options: { hasLines: boolean },
): InlineParts {
  const found: InlineParts = { text: { parts: [] }, links: [], blanks: [], problems: [] }
  const { parts } = found.text
  let marks: string[] = []
  let link: string | null = null
  /** Whether the tokens of a link have had only blanks. */
  let isEmpty = false

  const addRun = (text: string | null, runMarks: string[]): void => {
    if (text?.trim()) isEmpty = false
    const last = parts.at(-1)
    if (last?.link !== link) {
      parts.push({ link, runs: [{ text, marks: runMarks }] })
      return
    }
    const run = last.runs.at(-1)
    const isSame = run?.marks.join() === runMarks.join() && !runMarks.includes('code')
    if (isSame && run.text !== null && text !== null) run.text += text
    else last.runs.push({ text, marks: runMarks })
  }

  tokens.forEach((token, index) => {
    const { type, tag, nesting, content } = token
    switch (type) {
      case 'link_open':
        link = normalLink(String(token.attrGet('href')))
        isEmpty = true
        if (isWidePicture(tokens[index - 1], link)) found.problems.push(widePicture(link))
        else found.links.push({ target: link, written: String(token.attrGet('href')) })
        found.problems.push(...linkProblems(token, tokens[index + 1]))
        return
      case 'link_close':
        if (isEmpty) found.problems.push(emptyLink(link ?? ''))
        link = null
        return
      case 'footnote_ref': {
        const number = Number(token.meta?.id) + 1
        // Two numbers next to each other would be read as one.
        if (tokens[index - 1]?.type === type) addRun(', ', ['sup'])
        const runs = [{ text: String(number), marks: ['sup'] }]
        parts.push({ link: `#${footnoteAnchor(number)}`, runs })
        return
      }
      case 'image':
        isEmpty = false
        found.problems.push(pictureInText(String(token.attrGet('src'))))
        return
      case 'html_inline':
        if (lineBreak.test(content)) {
          addRun(null, ['br', ...marks])
          return
        }
        // The end of an element has the problem of its beginning.
        if (!content.startsWith('</') || found.problems.length === 0)
          found.problems.push(htmlProblem(content))
        addRun(content, marks)
        return
      case 'finding': {
        const { blank, problem } = (token.meta ?? {}) as FindingMeta
        if (blank !== undefined) found.blanks.push(blank)
        if (problem) found.problems.push(problem)
        addRun(content, marks)
        return
      }
      case 'softbreak': {
        // Marks, links and footnotes have no characters of their own.
        const before = tokens.slice(0, index).findLast(hasCharacters)
        const after = tokens.slice(index + 1).find(hasCharacters)
        if (!joinsWithoutSpace(before?.content ?? '', after?.content ?? '')) addRun(' ', marks)
        return
      }
      case 'hardbreak':
        addRun(null, ['br', ...marks])
        return
      case 'code_inline':
        addRun(content, ['code', ...marks])
        return
      default:
        if (nesting === 1) marks = [tag, ...marks]
        else if (nesting === -1) marks = marks.slice(1)
        else if (!['text', 'text_special'].includes(type))
          throw new Error(`Markdown of the type ${type} has no text`)
        else if (content) addRun(content, marks)
    }
  })
  found.problems.push(...findStraySigns(tokens, options))
  return {
    ...found,
    text: { parts: parts.map(({ runs, ...part }) => ({ ...part, runs: keepRuns(runs, keep) })) },
  }
}

const hasCharacters = ({ content }: Token): boolean => content !== ''

const keepRuns = (runs: readonly InlineRun[], keep: Keep): InlineRun[] =>
  runs.map(({ text, marks }) => ({
    text: text === null || marks.includes('code') ? text : keep(text),
    marks,
  }))

function linkProblems(link: Token, first: Token | undefined): TextProblem[] {
  const title = link.attrGet('title')
  if (title !== null)
    return [
      {
        written: String(title),
        message: `the link has the title "${title}", which a page does not show`,
        hint: 'write it in the text, and the link without it',
      },
    ]
  if (!first?.content.startsWith('^')) return []
  return [
    {
      written: `[${first.content}]`,
      message: `the footnote [${first.content}] is read as a link`,
      hint: 'write a space between it and the parenthesis, and its label without spaces',
    },
  ]
}

/** Whether a link is a picture after an exclamation mark of full width. */
const isWidePicture = (before: Token | undefined, target: string): boolean =>
  before?.content.endsWith('！') === true && pictureAddress.test(target)

const widePicture = (target: string): TextProblem => ({
  written: target,
  message: `the picture "${target}" is read as a link, because its first sign has full width`,
  hint: `write ![A map](${target}) (${codePoint('!')} in place of ${codePoint('！')}), in a paragraph of its own`,
})

const emptyLink = (target: string): TextProblem => ({
  written: target,
  message: `the link to "${target}" has no text`,
  hint: 'write the text between the brackets: [Contact](/contact-us/)',
})

const pictureInText = (target: string): TextProblem => ({
  written: target,
  message: 'the picture is inside a text',
  hint: 'put it in a paragraph of its own, without a link, with an empty line before and after it',
})

/** HTML, which pages show as it is written. */
export const htmlProblem = (html: string): TextProblem => ({
  written: html,
  message: `contains "${html.split('\n')[0]?.slice(0, 40)}", which the page would show unchanged`,
  hint: /^<(?:!--|br ?\/?>)/i.test(html)
    ? 'delete it'
    : 'write it in Markdown, without HTML, or as `code`, or \\< for the character',
})
