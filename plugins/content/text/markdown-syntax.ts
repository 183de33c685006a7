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

/** What a token of the type "finding" says: that of an opening bracket, or of a mark of another program. */
export interface FindingMeta extends Record<string, unknown> {
  /** A blank as it is written: "[legal name]". */
  blank?: string
  problem?: TextProblem | undefined
  /** The position after the closing bracket. */
  end?: number
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
    list?: readonly { label?: string; content?: string; tokens?: Token[] }[]
  }
}

/** Letters and punctuation of Chinese, Japanese and Korean, which have no spaces around marks. */
const cjk = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\u3000-\u303f\ufe30-\ufe4f\uff01-\uffee]`
const isCjk = (text: string): boolean => new RegExp(`^${cjk}$`, 'u').test(text)

/** A character of a script that has no spaces between words, or of Korean with its particles. */
export const unspaced = String.raw`(?:${cjk}|[\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}])`
const isUnspaced = (text: string): boolean => new RegExp(`^${unspaced}$`, 'u').test(text)

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

/** Quotes around a sign, of any language. */
const quotes = ['""', "''", '“”', '‘’', '„“', '‚‘', '””', '’’', '«»', '»«', '‹›', '›‹', '»»']

/**
 * A star inside a word is a star, as an underscore is in CommonMark: "Kund*innen", "60*40*2". So is
 * one alone in brackets or quotes: "(*)". Emphasis neither begins before a closing bracket nor ends
 * after an opening one.
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
      const isStarInWord =
        this.src.charAt(start) === '*' && scanned.length === 1 && isInWord(before, after)
      if (isStarInWord || quotes.includes(before + after))
        return { ...scanned, can_open: false, can_close: false }
      const { can_open, can_close } = flanks(scanned, { before, after, canSplitWord })
      const isNextToSpace = /\s/.test(before + after)
      return {
        ...scanned,
        can_open: can_open && (isNextToSpace || !/\p{Pe}/u.test(after)),
        can_close: can_close && (isNextToSpace || !/\p{Ps}/u.test(before)),
      }
    }
  }
}

interface Flanks {
  can_open: boolean
  can_close: boolean
}

/** Whether a mark can begin and end emphasis, which is what CommonMark says unless it is next to CJK. */
function flanks(
  commonMark: Flanks,
  { before, after, canSplitWord }: { before: string; after: string; canSplitWord: boolean },
): Flanks {
  if (!isCjk(before) && !isCjk(after)) return commonMark
  const opens = !/\s/.test(after) && !(isPunctuation(after) && isLetter(before))
  const closes = !/\s/.test(before) && !(isPunctuation(before) && isLetter(after))
  return {
    can_open: opens && (canSplitWord || !closes || /\p{P}/u.test(before)),
    can_close: closes && (canSplitWord || !opens || /\p{P}/u.test(after)),
  }
}

/** Whether it is a letter of a script whose words have spaces between them. */
const isLetter = (character: string): boolean =>
  !/\s/.test(character) && !isPunctuation(character) && !isCjk(character)

/** The wide signs that may be meant as marks, for the class of an expression. */
export const wideSign = '［【］】＊＿～＝＋｀－＜'

/** A line break, the only HTML of a text. */
export const lineBreak = /^<br ?\/?>$/i

/** The brackets of any width, and those that Markdown reads. */
const plainBrackets: Readonly<Record<string, string>> = {
  '[': '[',
  '［': '[',
  '【': '[',
  ']': ']',
  '］': ']',
  '】': ']',
}

/** Brackets with a text, which can have brackets in it. A bracket of any width ends them. */
const inBrackets = /^[[［【](?:\\[^]|[^\\[［【\]］】]|[[［【][^[［【\]］】]*[\]］】])*[\]］】]/u

/** The brackets that begin here, with their text, or nothing if they have no end. */
function bracketsAt(state: StateInline): string | undefined {
  const { src, pos, posMax, md } = state
  const written = inBrackets.exec(src.slice(pos, posMax))?.[0]
  if (!src.startsWith('[', pos) || /[］】]$/.test(written ?? '')) return written
  const end = md.helpers.parseLinkLabel(state, pos)
  return end < 0 ? undefined : src.slice(pos, end + 1)
}

/** Which of the names in brackets is probably meant by another one, if one is. */
function nameMeant(written: string, names: readonly string[]): string | undefined {
  const wordsOf = (name: string): string => name.replaceAll(/^\[\^?|\]$/g, '').toLowerCase()
  const byWords = new Map(names.map((name) => [wordsOf(name), name]))
  const found = byWords.get(suggest(wordsOf(written), byWords.keys()) ?? '')
  return found === undefined ? undefined : `did you mean ${found}${tellApart(found, written)}?`
}

/** A link or a footnote in the text of a link, which makes that no link. */
const linkInText = /(?<!\\)(?:\[\^|\^\[|\]\s?[([]|<(?:https?|mailto):)/

const linkInLink = {
  message: 'a footnote or a link cannot be inside the text of a link',
  hint: 'write it after the link',
}

const linkTarget = /^(?:[/#]|\.\/|https?:|mailto:|tel:)/i

const targetStart = linkTarget.source.slice(1)

/** The forms of a bracket without its partner next to the address of a link. */
const halfLinks: readonly { form: RegExp; message: string; hint: string }[] = [
  {
    form: new RegExp(String.raw`^[[［【][^[\]\n]*[^[\]\s][(（]${targetStart}`, 'i'),
    message: 'the text of a link has no end',
    hint: String.raw`write "]" before its address: [text](/contact-us/), or \[ for the character`,
  },
  {
    form: /^[[［【][^[\]()\n]*\s(?:https?|mailto):[^\s()[\]]*[)）]/i,
    message: 'the text of a link has no end',
    hint: String.raw`write "](" before its address: [text](/contact-us/), or \[ for the character`,
  },
  {
    form: new RegExp(String.raw`^[\]］】][(（]${targetStart}`, 'i'),
    message: 'the text of a link has no beginning',
    hint: String.raw`write "[" before its text: [text](/contact-us/), or \] for the character`,
  },
]

/** What is wrong with a bracket that has no partner. */
function halfLinkAt({ src, pos }: StateInline): FindingMeta {
  const following = src.slice(pos)
  for (const { form, ...problem } of halfLinks) {
    const [written] = form.exec(following) ?? []
    if (written !== undefined) return { problem: { written, ...problem } }
  }
  return {}
}

const noNotes = 'write it in the sentence: only a Markdown file has footnotes'

const openNote: TextProblem = {
  written: '^[',
  message: 'the footnote has no end',
  hint: String.raw`write "]" after its text, or \^ for the character`,
}

/**
 * An address directly before brackets, and what is not after these. In "https://www.[domain]" and
 * "https://[domain]/en/" they are a blank.
 */
const addressBefore =
  /(?:(?:https?:\/\/|www\.|(?<=mailto:))[^\s<>[\]()"]*|[a-z]::[^\s<>[\]()"]*[./][^\s<>[\]()"]*)(?<=[^\W_]|[^/]\/)$/i
const addressAfter = /^[\p{L}\p{N}/?&=#%_-]/u

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

/** What to write for a footnote whose text stands in a line that is not read as one. */
function unreadNote(written: string, lines: readonly string[]): string | undefined {
  if (/\s/.test(written)) {
    const label = written.replace(/^\[\^\s*|\s*\]$/g, '').replaceAll(/\s+/g, '-')
    return `write [^${label}] here and before its text: a label has no spaces`
  }
  const line = lines
    .map((text) => text.replace(/^[\s>]+/, ''))
    .find((text) => text.startsWith(written))
  const [colon] = /^\s*:/.exec(line?.slice(written.length) ?? '') ?? []
  if (colon === undefined) return undefined
  // In French, a colon has a space before it.
  return colon === ':'
    ? `write an empty line before "${written}:"`
    : `write "${written}:" before its text, without a space before the colon`
}

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
        ? (unreadNote(written, lines) ??
          nameMeant(
            written,
            Object.keys(footnotes.refs ?? {}).map((key) => `[^${key.slice(1)}]`),
          ) ??
          `write its text in a paragraph that begins with "${written}: "`)
        : noNotes,
    }
  const [mark] = /^[!~](?=\p{L})|(?:^|[\s;-])@(?=\p{L})|^_*toc_*$/iu.exec(text) ?? []
  if (mark !== undefined)
    return {
      message: `${written} is no mark that a page can show`,
      hint: mark === '!' ? 'begin the quote with a word in **bold**' : 'delete it',
    }
  const isPicture = before === '!'
  const shown = isPicture ? `!${written}` : written
  const failure = (reason: string, hint: string) => ({
    message: `${shown} is not a ${isPicture ? 'picture' : 'link'}, because ${reason}`,
    hint,
  })
  if (/^(?:\/[^\s()]+\/|(?:https?:|mailto:|tel:|#)[^\s()]+)\)/i.test(following))
    return failure('its parenthesis has no beginning', 'write "(" before the address')
  if (before === ')' && linkTarget.test(text))
    return failure('its address is in brackets', `write [text](${text})`)
  const [, address = ''] = /^\(((?:[^()]|\([^()]*\))*)\)/.exec(following) ?? []
  const isAddress = /^[/#+]|[:@]/.test(address)
  const hasAddress = isAddress || /^\([^()]*\)/.test(following)
  if ((hasAddress || /^\[[^[\]]*\]/.test(following)) && linkInText.test(text)) return linkInLink
  if (!hasAddress && following.startsWith('(') && linkTarget.test(following.slice(1)))
    return failure('its parenthesis has no end', 'write ")" after the address')
  if (isPicture && /\s=\d*%?x?\d*%?$/.test(address))
    return failure(
      'it has a size, which the page decides',
      `write ${shown}(${address.replace(/\s.*/, '')})`,
    )
  const [, target, title] = typographicTitle.exec(address.trim()) ?? []
  if (target !== undefined)
    return failure(
      `its ${isPicture ? 'caption is not in straight quotes' : 'address has a title after it'}`,
      `write ${shown}(${target}${isPicture ? ` "${title}"` : ''})`,
    )
  if (isPicture && /^\S+\s+["'(]/.test(address))
    return failure(
      'there are quotes inside its caption',
      String.raw`write \" for each of them, or quotes of another kind`,
    )
  if (hasAddress)
    return {
      ...failure(
        'its address has a space',
        'write %20 for a space in the address, or a space before the parenthesis',
      ),
      ...(isAddress && !isPicture && { address: address.trim() }),
    }
  const separated = separatedTarget(following, { definitions, isPicture })
  if (separated !== undefined)
    return failure('a space follows it', `write ${shown}${separated}, or \\[ for the character`)
  if (/^\s*（(?:\/|https?:)/.test(following))
    return failure('its parentheses are of full width', `write [${text}](/contact-us/)`)
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
        ? `write "${name}: /contact-us/" in a paragraph of its own, [${text}](/contact-us/), or \\[ for the character`
        : `write [${text}](/contact-us/), or \\[ for the character`),
  }
}

/** The address of a picture beside a text, up to the parenthesis after it. */
export const pictureAddress =
  /^(?!\/|\w+:)[^\s()（）]+\.(?:png|jpe?g|gif|svg|webp|avif)(?![^\s)）])/i

/** What is wrong with signs of full width that were meant to be those of a link, a picture or a footnote. */
function wideSignProblem(
  written: string,
  { before, following }: Record<'before' | 'following', string>,
): Omit<TextProblem, 'written'> | undefined {
  const text = written.slice(1, -1)
  const isNote = /^[\^＾]/.test(text)
  const isLink = /^[(（]/.test(following) && linkTarget.test(following.slice(1))
  if (!isLink && !isNote) return undefined
  const isPicture = /[!！]/.test(before) && pictureAddress.test(following.slice(1))
  const [thing, right] = isPicture
    ? ['picture', `![${text}](./rail/map.png)`]
    : isLink
      ? ['link', `[${text}](/contact-us/)`]
      : ['footnote', `[${text.normalize('NFKC')}]`]
  const signs = [
    isPicture ? before : '',
    written.charAt(0),
    isNote ? text.charAt(0) : '',
    written.at(-1) ?? '',
  ]
  return {
    message: `${written} is no ${thing}, because it has signs of full width`,
    hint: `write ${right} (${plainInPlaceOf(signs)})`,
  }
}

/** "U+005B in place of U+FF3B", for each sign that is not a plain one. */
const plainInPlaceOf = (signs: readonly string[]): string =>
  signs
    .flatMap((sign) => {
      const plain = plainBrackets[sign] ?? sign.normalize('NFKC')
      return plain === sign ? [] : [`${codePoint(plain)} in place of ${codePoint(sign)}`]
    })
    .join(', ')

/** What is wrong with brackets directly after an address, as AsciiDoc has the text of a link. */
function textAfterAddress(
  written: string,
  lead: string,
  following: string,
): Omit<TextProblem, 'written'> | undefined {
  const [address] = addressBefore.exec(lead) ?? []
  if (address === undefined || addressAfter.test(following)) return undefined
  const text = written.slice(1, -1) || 'text'
  const right = /^https?:/i.test(address) ? `[${text}](${address})` : '[text](/contact-us/)'
  return {
    message: `${written} is not a link, because its address is before it`,
    hint: `write ${right}, a space before the bracket, or \\[ for the character`,
  }
}

/** What brackets are that are neither a link nor a footnote. */
function readBrackets(state: StateInline): FindingMeta {
  const { src, pos, linkLevel, env, pending } = state
  const written = bracketsAt(state)
  // Nothing is pending after a sign with a backslash before it.
  const before = src.charAt(pos - 1) === '^' && !pending ? '' : src.charAt(pos - 1)
  if (written === undefined) {
    const hint = env.footnotes ? openNote.hint : noNotes
    return before === '^' ? { problem: { ...openNote, hint } } : halfLinkAt(state)
  }
  const end = pos + written.length
  const text = written.slice(1, -1)
  const following = src.slice(end)
  const isPlain = /^\[[^]*\]$/.test(written)
  const afterAddress =
    linkLevel === 0 && isPlain
      ? textAfterAddress(written, src.slice(Math.max(0, pos - 500), pos), following)
      : undefined
  if (afterAddress) return { end, problem: { written, ...afterAddress } }
  // The star of a note is no blank.
  if (isPlain && /^\*+$/.test(text)) return { end }
  if (linkLevel > 0)
    return text.startsWith('^') ? { end, problem: { written, ...linkInLink } } : { end }
  const problem =
    isPlain && !text.startsWith('＾')
      ? bracketProblem({ text, before, following }, env)
      : wideSignProblem(written, { before, following })
  return problem ? { end, problem: { written, ...problem } } : { end, blank: written }
}

/** What a closing bracket is that ends neither a link nor a footnote. */
function readClosingBracket(state: StateInline): FindingMeta {
  const { src, pos, tokens } = state
  const isPaired =
    tokens.some(({ meta }) => meta?.end === pos + 1) || /\\\[[^[\]]*$/.test(src.slice(0, pos))
  return isPaired ? {} : halfLinkAt(state)
}

/**
 * An email address in a text; not one of a program such as git@host:path, and not the name of a picture,
 * icon@2x.png.
 */
const email = String.raw`(?<!(?!${unspaced})[\p{L}\p{N}][&'’]?|[.%+-])[a-z\d](?:[\w.%+-]|'(?=\w))*@(?!\d+x\.)(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?!(?!${unspaced})[\p{L}\p{N}]|[@-]|:\w)`
const bareEmail = new RegExp(email, 'iuy')

/**
 * Reads brackets that are neither a link nor a footnote: blanks such as "[legal name]", and the
 * mistakes in the others. What is in them is read as any other text.
 */
function findBrackets(markdown: MarkdownIt): void {
  const { ruler } = markdown.inline
  // The standard rule does not stop at addresses, signs of full width and quotes.
  const plainBefore = (end: string): RegExp =>
    new RegExp(
      String.raw`(?:(?:http://|www\.)(?:(?![<>|&"\x60\\[\]])[!-~])*(?![<>|&"\x60\\[\]*_~^.,;:!?')])[!-~]|(?!${end})[^\n!"#$%&'*+\-:<=>@[\]\\^_\x60{}~［【］】])+`,
      'iuy',
    )
  const plainText = plainBefore('https://')
  const plainBesideEmail = plainBefore(`https://|${email}`)
  ruler.at('text', (state, silent) => {
    const plain = state.src.includes('@') ? plainBesideEmail : plainText
    plain.lastIndex = state.pos
    const text = plain.exec(state.src)?.[0].slice(0, state.posMax - state.pos)
    if (text === undefined) return false
    if (!silent) state.pending += text
    state.pos += text.length
    return true
  })
  const escaped = new RegExp(`^\\\\[${wideSign}]`, 'u')
  ruler.before('escape', 'escaped_wide_sign', (state, silent) => {
    const [written] = escaped.exec(state.src.slice(state.pos, state.pos + 2)) ?? []
    if (written === undefined) return false
    if (!silent) {
      const token = state.push('text_special', '', 0)
      token.content = written.slice(1)
      token.markup = written
      token.info = 'escape'
    }
    state.pos += 2
    return true
  })
  ruler.push('bracket', (state, silent) => {
    const bracket = state.src.charAt(state.pos)
    const plain = plainBrackets[bracket]
    if (plain === undefined) return false
    if (!silent) {
      const meta = plain === '[' ? readBrackets(state) : readClosingBracket(state)
      const token = state.push('finding', '', 0)
      token.content = bracket
      token.meta = meta
    }
    state.pos += 1
    return true
  })
}

/** An address as far as it can be one: without signs of Markdown that end it, and scripts without spaces. */
const bareAddress = new RegExp(
  String.raw`(?<!＜|(?!${unspaced})[\p{L}\p{N}])https://(?:(?![<>|"\x60\\[\]{}]|[,;]https://)[!-~]|(?!${unspaced})[\p{L}\p{M}\p{N}])+`,
  'iuy',
)

const unspacedLetter = new RegExp(String.raw`^(?=[\p{L}\p{N}])${unspaced}`, 'u')

/** An address without the punctuation of the sentence that it ends. */
function withoutPunctuation(address: string): string {
  const shorter = address.replace(/(?:&\w+;|[?!.,:;*_~'&]+)$/, '')
  const hasOwn = shorter.split('(').length >= shorter.split(')').length
  const open = hasOwn ? shorter : shorter.replace(/\)$/, '')
  return open === address ? address : withoutPunctuation(open)
}

/** Makes links of email addresses and of the addresses of other sites, which other programs do. */
function readAddresses(markdown: MarkdownIt): void {
  const pushLink = (state: StateInline, href: string, text: string): void => {
    const link = state.push('link_open', 'a', 1)
    link.attrs = [['href', href]]
    link.markup = 'autolink'
    state.push('text', '', 0).content = text
    state.push('link_close', 'a', -1).markup = 'autolink'
  }
  markdown.inline.ruler.before('text', 'bare_email', (state, silent) => {
    const { src, pos, posMax, linkLevel } = state
    if (!src.includes('@')) return false
    bareEmail.lastIndex = pos
    const [address] = bareEmail.exec(src.slice(0, posMax)) ?? []
    if (address === undefined) return false
    state.pos += address.length
    if (silent) return true
    if (linkLevel > 0) state.pending += address
    else pushLink(state, `mailto:${address}`, address)
    return true
  })
  markdown.inline.ruler.before('text', 'bare_address', (state, silent) => {
    const { src, pos, posMax, linkLevel } = state
    bareAddress.lastIndex = pos
    const [found = ''] = bareAddress.exec(src.slice(0, posMax)) ?? []
    const address = withoutPunctuation(found)
    // Brackets are a blank, or have a problem that says what to write.
    if (!/:\/\/./.test(address) || /^[[［【]/.test(src.slice(pos + found.length))) return false
    state.pos += address.length
    if (silent) return true
    if (linkLevel > 0) {
      state.pending += address
      return true
    }
    if (unspacedLetter.test(src.slice(state.pos, posMax))) {
      const token = state.push('finding', '', 0)
      const message = `it is not clear where the address "${address}" ends`
      token.content = address
      token.meta = { problem: { written: address, message, hint: `write <${address}>` } }
      return true
    }
    pushLink(state, address, address)
    return true
  })
}

const toLink = (text: string, link: string): string => `write [${text}](${link})`

/** Marks of other programs of which Markdown reads a part in another way, or whose signs prose has. */
const foreignMarks: readonly { form: RegExp; hint: (...groups: string[]) => string }[] = [
  {
    form: /!([^\s!|[\]()]+\.(?:png|jpe?g|gif|svg|webp))(?:\|[^!\n]*)?!/iuy,
    hint: (name) => `write ![A map](./${name}) in a paragraph of its own`,
  },
  {
    // A formula of LaTeX has a command, or an equation without words.
    form: /\\[[(](?:(?!\\[\])]).)*\\[a-z](?:(?!\\[\])]).)*\\[\])]|\\[[(](?:(?!\\[\])]|\p{L}{4}).)*[=^](?:(?!\\[\])]|\p{L}{4}).)*\\[\])]/isuy,
    hint: () =>
      'write the formula in words or as a picture, or only the first backslash for the brackets',
  },
  // Links and pictures of a wiki.
  {
    form: /(!?)\[\[(?!\^)[^[\]\n]+\]\](?![[(])/uy,
    hint: (mark) => `write ${mark ? '![A map](./rail/map.png)' : '[text](/contact-us/)'}`,
  },
  // Links of Slack, reStructuredText, Textile, Org, MediaWiki and Jira.
  {
    form: /<((?:https?|mailto):[^\s<>|]+)\|([^<>\n]+)>/uy,
    hint: (link, text) => toLink(text, link),
  },
  {
    form: /<(?:https?|mailto):[^\s<>]*[ \t][^<>\n]*>/uy,
    hint: () => 'write %20 for a space in the address',
  },
  { form: /`([^`<\n]+?)\s*<(https?:[^>`\s]+)>`__?/uy, hint: toLink },
  { form: /"([^"\n]+)":(https?:[^\s"<>]*[^\s"<>.,;:!?)])/uy, hint: toLink },
  { form: /\[\[(https?:[^\]\s]+)\]\[([^\]\n]+)\]\]/uy, hint: (link, text) => toLink(text, link) },
  {
    form: /\[(https?:\/\/[^\]\s|]+)\s+([^\]\n]+)\](?![[(])/uy,
    hint: (link, text) => toLink(text, link),
  },
  { form: /\[([^[\]|\n]+?)(?:\||>>)((?:https?:|mailto:|\/)[^\]\s|]*)\]/uy, hint: toLink },
  // BBCode and shortcodes of WordPress; footnotes of reStructuredText; sources of ChatGPT.
  {
    form: /\[([a-z][\w-]*)(?:[= ][^\]\n]*)?\].*?\[\/\1\]|\[[a-z][\w-]*(?: [\w-]+=["'][^\]\n]*["'])+ ?\/?\]/isuy,
    hint: () => 'write it in Markdown, such as **strong** or [text](/contact-us/)',
  },
  { form: /\[[\d#*]\w*\]_(?!\w)/uy, hint: () => 'write [^1], and "[^1]: " before the footnote' },
  { form: /【\d+(?::\d+)?†[^【】\n]*】/uy, hint: () => 'delete it' },
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
        const message = `the page would show "${written.replaceAll('\n', ' ').slice(0, 80)}" as characters`
        token.content = written
        token.meta = { problem: { written, message, hint: hint(...groups) } }
      }
      state.pos += written.length
      return true
    }
    return false
  })
}

/** Adds to a parser what all Markdown of a site has beyond CommonMark. */
export function extendSyntax(markdown: MarkdownIt): void {
  // Signs with a backslash are told apart from others.
  markdown.core.ruler.disable('text_join')
  // The check says which targets a link may have.
  markdown.validateLink = () => true
  markdown.normalizeLink = (link) => link
  readEmphasis(markdown)
  findBrackets(markdown)
  readAddresses(markdown)
  findForeignMarks(markdown)
}
