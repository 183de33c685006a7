import type { Env, MarkdownIt, StateInline, Token } from 'markdown-it'
import { suggest } from './suggest'
import { codePoint, tellApart } from './tell-apart'

/** Something in a text that a page cannot show as it is meant. */
export interface TextProblem {
  /** What the problem is about, as it is written in the text. */
  written: string
  message: string
  hint: string
  /** What is meant as the address of a link, and is none. */
  address?: string
}

/** What a token of the type "finding" says: that of an opening bracket, or of a mark that is left over. */
export interface FindingMeta extends Record<string, unknown> {
  /** A blank as it is written: "[legal name]". */
  blank?: string
  problem?: TextProblem
}

/** What the rules of a Markdown file and those of footnotes find. */
export interface Environment extends Env {
  /** The definitions of links that are written, and those that links use. */
  definitions?: { label: string; written: string; line: number }[]
  /** The lines of a Markdown file. */
  lines?: readonly string[]
  usedLabels?: Set<string>
  footnotes?: {
    /** The numbers of the footnotes by ":label", from 0; -1 for one without a reference. */
    refs?: Readonly<Record<string, number>>
    /** The footnotes in the order of their references; inline ones have their tokens. */
    list?: readonly { label?: string; tokens?: Token[] }[]
  }
}

/** Letters and punctuation of Chinese, Japanese and Korean, which have no spaces around marks. */
const cjk = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\u3000-\u303f\ufe30-\ufe4f\uff01-\uffee]`
const isCjk = (text: string): boolean => new RegExp(`^${cjk}$`, 'u').test(text)

/** Whether it is of a script that has no spaces between words, or of Korean with its particles. */
const isUnspaced = (character: string): boolean =>
  isCjk(character) || /^[\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]$/u.test(character)

// They say how the character before them looks.
const selectors = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+$/u

const lastCharacter = (text: string): string => /.$/su.exec(text.replace(selectors, ''))?.[0] ?? ' '
const firstCharacter = (text: string): string => /^./su.exec(text)?.[0] ?? ' '

/** Whether a line break between two texts is no space: Chinese and Japanese have none. */
export const joinsWithoutSpace = (before: string, after: string): boolean =>
  [lastCharacter(before), firstCharacter(after)].every(
    (character) => isCjk(character) && !/\p{Script=Hangul}/u.test(character),
  )

const isPunctuation = (character: string): boolean =>
  /[\p{P}\p{S}]/u.test(character) && !isCjk(character)

const isInWord = (before: string, after: string): boolean =>
  [before, after].every(
    (character) => /[\p{L}\p{M}\p{N}]/u.test(character) && !isUnspaced(character),
  )

/**
 * A star inside a word is a star, as an underscore is in CommonMark: "Kund*innen", "60*40*2".
 *
 * CommonMark takes `**` next to punctuation and a letter for two stars. Where words have no spaces
 * between them, it is the beginning or the end of emphasis. This is the rule of
 * https://github.com/tats-u/markdown-cjk-friendly/blob/main/specification.md
 */
function readEmphasis(markdown: MarkdownIt): void {
  const { State } = markdown.inline
  markdown.inline.State = class extends State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const scanned = super.scanDelims(start, canSplitWord)
      const before = lastCharacter(this.src.slice(Math.max(0, start - 4), start))
      const after = firstCharacter(this.src.slice(start + scanned.length, this.posMax))
      if (this.src.charAt(start) === '*' && scanned.length === 1 && isInWord(before, after))
        return { ...scanned, can_open: false, can_close: false }
      if (!isCjk(before) && !isCjk(after)) return scanned
      const opens = !/\s/.test(after) && !(isPunctuation(after) && isLetter(before))
      const closes = !/\s/.test(before) && !(isPunctuation(before) && isLetter(after))
      return {
        ...scanned,
        can_open: opens && (canSplitWord || !closes || /\p{P}/u.test(before)),
        can_close: closes && (canSplitWord || !opens || /\p{P}/u.test(after)),
      }
    }
  }
}

/** Whether it is a letter of a script whose words have spaces between them. */
const isLetter = (character: string): boolean =>
  !/\s/.test(character) && !isPunctuation(character) && !isCjk(character)

function strayMark(mark: string): TextProblem {
  const remedy = mark.startsWith('_')
    ? `write ${mark.replaceAll('_', '*')} in place of ${mark}`
    : 'put the marks next to letters, as in **strong**'
  return {
    written: mark,
    message: `the page would show "${mark}" as characters`,
    hint: `${remedy}, or write ${mark.replace(/./g, String.raw`\$&`)} for the characters`,
  }
}

/** Finds the marks of emphasis that are left over, which readers would see. */
function findStrayMarks(markdown: MarkdownIt): void {
  markdown.inline.ruler2.after('emphasis', 'stray_marks', (state) => {
    // Those that have become emphasis have left empty texts.
    const tokens = state.tokens.filter(({ type, content }) => type !== 'text' || content !== '')
    const marks = tokens.map(({ type, content }) =>
      type === 'text' && ['*', '_', '~~'].includes(content) ? content : undefined,
    )
    const before = (index: number): string => lastCharacter(tokens[index - 1]?.content ?? '')
    const after = (index: number): string => firstCharacter(tokens[index]?.content ?? '')
    const isInUnspaced = (start: number, stop: number): boolean =>
      isUnspaced(before(start)) || isUnspaced(after(stop))
    const closesLater = (index: number): boolean =>
      marks.some((mark, at) => at > index && mark === '*' && /\S/.test(before(at)))
    const hasTwoUnderscores =
      marks.filter((mark, at) => mark === '_' && isInUnspaced(at, at + 1)).length > 1
    let end = 0
    for (const [index, token] of tokens.entries()) {
      const mark = marks[index]
      if (mark === undefined || index < end) continue
      end = index + 1
      while (marks[end] === mark) end += 1
      const length = end - index
      const isStray = {
        '*':
          length > 1 ||
          /(?:em|strong)_close/.test(tokens[index - 1]?.type ?? '') ||
          /(?:em|strong)_open/.test(tokens[end]?.type ?? '') ||
          (/\S/.test(after(end)) && !isInWord(before(index), after(end)) && closesLater(index)),
        // Names and lines to write on have it, too.
        _: length < 3 && isInUnspaced(index, end) && (length === 2 || hasTwoUnderscores),
        '~~': true,
      }[mark]
      if (!isStray) continue
      token.type = 'finding'
      token.meta = { problem: strayMark(mark.repeat(length)) }
    }
  })
}

const brackets: Readonly<Record<string, string>> = { '[': ']', '［': '］', '【': '】' }

/** The text in the brackets that begin here, or nothing if they have no end. */
function textInBrackets(state: StateInline): string | undefined {
  const { src, pos, posMax, md } = state
  const opening = src.charAt(pos)
  const end =
    opening === '['
      ? md.helpers.parseLinkLabel(state, pos)
      : src.slice(0, posMax).indexOf(brackets[opening] ?? '', pos)
  return end < 0 ? undefined : src.slice(pos + 1, end)
}

/** Which of the names in brackets is probably meant by another one, if one is. */
function nameMeant(written: string, names: readonly string[]): string | undefined {
  const byLowerCase = new Map(names.map((name) => [name.toLowerCase(), name]))
  const found = byLowerCase.get(suggest(written.toLowerCase(), byLowerCase.keys()) ?? '')
  return found === undefined ? undefined : `did you mean ${found}${tellApart(found, written)}?`
}

/** A link or a footnote in the text of a link, which makes that no link. */
const linkInText = /(?<!\\)(?:\[\^|\^\[|\]\s?[([]|<(?:https?|mailto):)/

const linkInLink = {
  message: 'a footnote or a link cannot be inside the text of a link',
  hint: 'write it after the link',
}

const separatedAddress =
  /^(?:[/#?]|\.{1,2}\/|www\.|(?:https?|mailto|tel):|[^\s@]+@|[\w-]+(?:\.[\w-]+)+\/|\S+\/$)/i

/** The address, in parentheses, or the name of an address after brackets and a space. */
function separatedTarget(
  following: string,
  { definitions = [], isPicture }: Pick<Environment, 'definitions'> & { isPicture: boolean },
): string | undefined {
  const [, address] = /^\s+\(((?:[^\s()]|\([^\s()]*\))+)\)/.exec(following) ?? []
  if (address !== undefined && (isPicture || separatedAddress.test(address))) return `(${address})`
  const [, name] = /^\s+\[([^[\]]+)\](?![[(])/.exec(following) ?? []
  return definitions.some(({ written }) => written === name) ? `[${name}]` : undefined
}

/** The attributes of Pandoc after a text in brackets. */
const attributesOfText = /^\{[^{}\n]*\}/

/** What to write for a footnote that has a space before its colon, as in French. */
const spacedNote = (written: string, lines: readonly string[]): string | undefined =>
  lines.some((line) => {
    const text = line.trimStart()
    return text.startsWith(written) && /^\s+:/.test(text.slice(written.length))
  })
    ? `write "${written}:" before its text, without a space before the colon`
    : undefined

const typographicTitle = /^(\S+)\s+[\p{Pi}\p{Pf}„‚「『＂]\s*(.*?)\s*[\p{Pi}\p{Pf}」』＂]$/u

/** What is wrong with brackets, by what is in them, before them and after them. */
function bracketProblem(
  { text, before, following }: Record<'text' | 'before' | 'following', string>,
  { definitions, footnotes, lines = [] }: Environment,
): Omit<TextProblem, 'written'> | undefined {
  const written = `[${text}]`
  const isInlineNote = before === '^' && !footnotes
  if (text.startsWith('^') || isInlineNote)
    return {
      message: `there is no footnote ${isInlineNote ? '^' : ''}${written}`,
      hint: footnotes
        ? (spacedNote(written, lines) ??
          nameMeant(
            written,
            Object.keys(footnotes.refs ?? {}).map((key) => `[^${key.slice(1)}]`),
          ) ??
          `write its text in a paragraph that begins with "${written}: "; a label has no spaces`)
        : 'write it in the sentence: only a Markdown file has footnotes',
    }
  const [mark] = /^(?:[!~@](?=\p{L})|_*toc_*$)/iu.exec(text) ?? []
  if (mark !== undefined)
    return {
      message: `${written} is no mark that a page can show`,
      hint: mark === '!' ? 'begin the quote with a word in **bold**' : 'delete it',
    }
  const [textAttributes] = attributesOfText.exec(following) ?? []
  if (textAttributes !== undefined)
    return {
      message: `the page would show "${written}${textAttributes}" as characters`,
      hint: `delete the brackets and ${textAttributes}`,
    }
  const [, address = ''] = /^\(((?:[^()]|\([^()]*\))*)\)/.exec(following) ?? []
  const isAddress = /^[/#+]|[:@]/.test(address)
  const hasAddress = isAddress || /^\([^()]*\)/.test(following)
  if ((hasAddress || /^\[[^[\]]*\]/.test(following)) && linkInText.test(text)) return linkInLink
  const isPicture = before === '!'
  if (isPicture && /\s=\d*%?x?\d*%?$/.test(address))
    return {
      message: `!${written} is not a picture, because it has a size, which the page decides`,
      hint: `write !${written}(${address.replace(/\s.*/, '')})`,
    }
  const [, target, title] = typographicTitle.exec(address.trim()) ?? []
  if (target !== undefined)
    return {
      message: isPicture
        ? `!${written} is not a picture, because its caption is not in straight quotes`
        : `${written} is not a link, because its address has a title after it`,
      hint: isPicture ? `write !${written}(${target} "${title}")` : `write ${written}(${target})`,
    }
  if (hasAddress)
    return {
      message: `${isPicture ? '!' : ''}${written} is not a ${isPicture ? 'picture' : 'link'}, because its address has a space`,
      hint: `write %20 for a space in the address, or a space before the parenthesis`,
      ...(isAddress && !isPicture && { address: address.trim() }),
    }
  const separated = separatedTarget(following, { definitions, isPicture })
  if (separated !== undefined)
    return {
      message: `${isPicture ? '!' : ''}${written} is not a ${isPicture ? 'picture' : 'link'}, because a space follows it`,
      hint: `write ${isPicture ? '!' : ''}${written}${separated}, or \\[ for the character`,
    }
  if (/^\s*（(?:\/|https?:)/.test(following))
    return {
      message: `${written} is not a link, because its parentheses are of full width`,
      hint: `write [${text}](/contact-us/)`,
    }
  const [label] = /^\[[^[\]]*\]/.exec(following) ?? []
  if (label === undefined) return undefined
  const name = label === '[]' ? written : label
  return {
    message: `there is no address ${name} to link to`,
    hint:
      nameMeant(
        name,
        (definitions ?? []).map((definition) => `[${definition.written}]`),
      ) ??
      (definitions
        ? `write "${name}: /contact-us/" in a paragraph of its own, or [${text}](/contact-us/)`
        : `write [${text}](/contact-us/)`),
  }
}

/** What is wrong with brackets in brackets, which are links and pictures of a wiki. */
function wikiLinkProblem(text: string, before: string): Omit<TextProblem, 'written'> | undefined {
  if (!/^\[[^[\]]+\]$/.test(text)) return undefined
  const [mark, hint] =
    before === '!' ? ['!', '![A map](./rail/map.png)'] : ['', '[text](/contact-us/)']
  return {
    message: `the page would show "${mark}[${text}]" as characters`,
    hint: `write ${hint}`,
  }
}

/** What is wrong with brackets of full width that were meant to be those of a link or a footnote. */
function wideBracketProblem({
  opening,
  text,
  following,
}: Record<'opening' | 'text' | 'following', string>): Omit<TextProblem, 'written'> | undefined {
  const isLink = /^[(（](?:\/|#|https?:|mailto:|tel:)/.test(following)
  if (!isLink && !text.startsWith('^')) return undefined
  return {
    message: `${opening}${text}${brackets[opening]} is no ${isLink ? 'link' : 'footnote'}, because its brackets are of full width`,
    hint: `write [${text}]${isLink ? '(/contact-us/)' : ''} (${codePoint('[')} in place of ${codePoint(opening)})`,
  }
}

/** Whether there is nothing in brackets, or the space of a task: more space is a blank. */
const isNoBlank = (opening: string, text: string): boolean =>
  !text.trim() && text.length < (opening === '[' ? 2 : 1)

/** What brackets are that are neither a link nor a footnote. */
function readBrackets(state: StateInline): FindingMeta {
  const { src, pos, linkLevel, env } = state
  const text = textInBrackets(state)
  const opening = src.charAt(pos)
  if (text === undefined) return {}
  const written = opening + text + brackets[opening]
  const following = src.slice(pos + written.length)
  if (isNoBlank(opening, text) && !attributesOfText.test(following)) return {}
  if (linkLevel > 0) return text.startsWith('^') ? { problem: { written, ...linkInLink } } : {}
  const before = src.charAt(pos - 1)
  const isSecond = opening === '[' && before === '['
  if (isSecond && src.charAt(pos + written.length) === ']') return {}
  const problem =
    opening === '['
      ? (bracketProblem({ text, before, following }, env) ?? wikiLinkProblem(text, before))
      : wideBracketProblem({ opening, text, following })
  return problem ? { problem: { written, ...problem } } : { blank: written }
}

/**
 * Reads brackets that are neither a link nor a footnote: blanks such as "[legal name]", and the
 * mistakes in the others. What is in them is read as any other text.
 */
function findBrackets(markdown: MarkdownIt): void {
  const { ruler } = markdown.inline
  // The standard rule does not stop at signs of full width and quotes.
  const plain = /[^\n!"#$%&'*+\-:<=>@[\]\\^_`{}~［【＊]+/y
  ruler.at('text', (state, silent) => {
    plain.lastIndex = state.pos
    const text = plain.exec(state.src)?.[0].slice(0, state.posMax - state.pos)
    if (text === undefined) return false
    if (!silent) state.pending += text
    state.pos += text.length
    return true
  })
  ruler.before('escape', 'escaped_wide_bracket', (state, silent) => {
    const escaped = /^\\([［【])/.exec(state.src.slice(state.pos, state.pos + 2))?.[1]
    if (escaped === undefined) return false
    if (!silent) state.pending += escaped
    state.pos += 2
    return true
  })
  ruler.push('bracket', (state, silent) => {
    const opening = state.src.charAt(state.pos)
    if (!(opening in brackets)) return false
    if (!silent) {
      const token = state.push('finding', '', 0)
      token.content = opening
      token.meta = readBrackets(state)
    }
    state.pos += 1
    return true
  })
}

const toLink = (text: string, link: string): string => `write [${text}](${link})`

/** What other programs read, and the page shows. */
const foreignMarks: readonly {
  form: RegExp
  /** What to write, by the groups of the form; by default it is to be deleted. */
  hint?: (...groups: string[]) => string
}[] = [
  // Attributes of Kramdown, templates, and blocks, pictures and people of Jira.
  { form: /\{:[^{}]*\}|\{\{[^\n]*?\}\}|\{%[^\n]*?%\}/uy },
  { form: /\{\p{L}[\p{L}\p{N}_-]+(?:[:=|][^{}\n]*)?\}/uy },
  {
    form: /!([^\s!|[\]()]+\.(?:png|jpe?g|gif|svg|webp))(?:\|[^!\n]*)?!/iuy,
    hint: (name) => `write ![A map](./${name}) in a paragraph of its own`,
  },
  {
    form: /＊＊[^＊\n]+＊＊/uy,
    hint: () => `write **strong** (${codePoint('*')} in place of ${codePoint('＊')})`,
  },
  // Strong text of MediaWiki, marked and inserted text, and comments of Obsidian.
  { form: /'''[^'\n]+'''/uy, hint: () => 'write **strong**' },
  {
    form: /(?<![\w=])==[^\s=](?:[^=\n]*[^\s=])?==(?!=)|%%[^%\n]+%%|(?<=\s)\^[a-z][\w-]*(?=\s*$)/iuy,
  },
  { form: /(?<![\p{L}\d+])\+\+[\p{L}\d](?:[^+\n]*[\p{L}\d.!?%])?\+\+(?![\p{L}\d+])/uy },
  // Names of emoji, and roles of reStructuredText.
  { form: /(?<![\p{L}\d:]):[a-z][a-z\d_-]{2,}:(?![\p{L}\d:/])/uy },
  // Formulas of LaTeX, and what is below or above the line in Pandoc.
  { form: /(?<!\$)\$\$[^$\n]+\$\$(?!\$)/uy },
  // A price has a digit or nothing after the second sign.
  { form: /(?<![\p{L}\p{N}$])\$(?![\s$])(?=[^$\n]*[\\^_=])[^$\n]*[^\s$]\$(?![\p{L}\p{N}$])/uy },
  {
    // It has a command, or an equation without words.
    form: /\\[[(](?:(?!\\[\])]).)*\\[a-z](?:(?!\\[\])]).)*\\[\])]|\\[[(](?:(?!\\[\])]|\p{L}{4}).)*[=^](?:(?!\\[\])]|\p{L}{4}).)*\\[\])]/isuy,
    hint: () =>
      'write the formula in words or as a picture, or only the first backslash for the brackets',
  },
  {
    form: /(?<=[A-Za-z)])~[\da-z+-]{1,3}~(?![\d~])|(?<=[\p{L}\d)])\^[\p{L}\d+-]+\^(?![\p{L}\d^])/uy,
    hint: () => 'write a sign such as ₂ or ²',
  },
  {
    form: /(?<![\p{L}\p{N}~])~(?![\s~])[^~\n]*[^\s~]~(?![\p{L}\p{N}~])/uy,
    hint: () => 'write ~~deleted~~',
  },
  // Links of Slack, reStructuredText, Textile, Org, MediaWiki and Jira.
  {
    form: /<((?:https?|mailto):[^\s<>|]+)\|([^<>\n]+)>/uy,
    hint: (link, text) => toLink(text, link),
  },
  { form: /`([^`<\n]+?)\s*<(https?:[^>`\s]+)>`__?/uy, hint: toLink },
  { form: /"([^"\n]+)":(https?:[^\s"<>]*[^\s"<>.,;:!?)])/uy, hint: toLink },
  { form: /\[\[(https?:[^\]\s]+)\]\[([^\]\n]+)\]\]/uy, hint: (link, text) => toLink(text, link) },
  {
    form: /\[(https?:\/\/[^\]\s|]+)\s+([^\]\n]+)\](?![[(])/uy,
    hint: (link, text) => toLink(text, link),
  },
  { form: /\[([^[\]|\n]+)\|(https?:[^\]\s|]+)\]/uy, hint: toLink },
  // BBCode and shortcodes of WordPress; footnotes of reStructuredText; sources of ChatGPT.
  {
    form: /\[([a-z][\w-]*)(?:[= ][^\]\n]*)?\].*?\[\/\1\]|\[[a-z][\w-]*(?: [\w-]+=["'][^\]\n]*["'])+ ?\/?\]/isuy,
    hint: () => 'write it in Markdown, such as **strong** or [text](/contact-us/)',
  },
  { form: /\[[\d#*]\w*\]_(?!\w)/uy, hint: () => 'write [^1], and "[^1]: " before the footnote' },
  { form: /【\d+(?::\d+)?†[^【】\n]*】|:contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?/uy },
]

/** Finds what other programs read as a mark, before its signs are read in any other way. */
function findForeignMarks(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('escape', 'foreign_marks', (state, silent) => {
    for (const { form, hint } of foreignMarks) {
      form.lastIndex = state.pos
      const [written, ...groups] = form.exec(state.src) ?? []
      if (written === undefined || state.pos + written.length > state.posMax) continue
      if (!silent) {
        const token = state.push('finding', '', 0)
        token.content = written
        token.meta = { problem: foreignMark(written, hint?.(...groups)) }
      }
      state.pos += written.length
      return true
    }
    return false
  })
}

function foreignMark(mark: string, hint = 'delete it'): TextProblem {
  const first = mark.charAt(0)
  return {
    written: mark,
    message: `the page would show "${mark.replaceAll('\n', ' ').slice(0, 80)}" as characters`,
    hint: /[\\＊]/.test(first) ? hint : `${hint}, or write \\${first} for the character`,
  }
}

const attributes = /^\{(?:[:.#][^{}]*|[^{}]*=[^{}]*)\}/

/** The command of LaTeX that begins with a token: a backslash that escapes no sign, and a letter. */
function latexCommand(tokens: readonly Token[], index: number): string | undefined {
  const contentAt = (at: number): string => tokens[at]?.content ?? ''
  if (/\S$/.test(contentAt(index - 1))) return undefined
  const start = contentAt(index)
  const isStart = tokens[index]?.type === 'text_special' && /^\\[a-zA-Z]$/.test(start)
  const [letters] = (isStart && /^[a-zA-Z]+/.exec(contentAt(index + 1))) || []
  return letters && start + letters
}

/** Finds code without its end, the attributes of what is before them, and commands of LaTeX. */
function findOpenCode(markdown: MarkdownIt): void {
  markdown.inline.ruler2.push('open_code', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      const { type, content } = token
      const command = latexCommand(tokens, index)
      if (type !== 'text' && command === undefined) continue
      const ticks = /`+/.exec(content)?.[0]
      const isAfterElement = /^(?:(?:link|em|strong|s)_close|image|code_inline|footnote_ref)$/.test(
        tokens[index - 1]?.type ?? '',
      )
      const [mark] = (isAfterElement ? attributes.exec(content) : null) ?? [command]
      if (ticks === undefined && mark === undefined) continue
      token.type = 'finding'
      token.meta = {
        problem:
          ticks === undefined
            ? {
                ...foreignMark(mark ?? ''),
                hint: `delete it, or write \\${mark?.charAt(0)} for the character`,
              }
            : {
                written: ticks,
                message: `the code after "${ticks}" has no end`,
                hint: `write ${ticks} after it, or ${ticks.replace(/./g, String.raw`\$&`)} for the characters`,
              },
      }
    }
  })
}

/** Adds to a parser what all Markdown of a site has beyond CommonMark. */
export function extendSyntax(markdown: MarkdownIt): void {
  // The check says which targets a link may have.
  markdown.validateLink = () => true
  markdown.normalizeLink = (link) => link
  readEmphasis(markdown)
  findStrayMarks(markdown)
  findOpenCode(markdown)
  findBrackets(markdown)
  findForeignMarks(markdown)
}
