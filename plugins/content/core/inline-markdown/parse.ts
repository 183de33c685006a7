/** A part of a text with the marks that apply to all of it. */
export interface InlineRun {
  /** The visible characters; "" for a line break. */
  text: string
  emphasis: boolean
  strong: boolean
  code: boolean
  /** The target of a link. */
  link: string | null
  /** Whether it is a line break. */
  lineBreak: boolean
}

type Marks = Omit<InlineRun, 'text'>

const plain: Marks = { emphasis: false, strong: false, code: false, link: null, lineBreak: false }
const lineBreak = '<br>'
const escapable = /^\\[\\`*[\]()<]/

/** The index of the bracket that closes the one at `start`; -1 if there is none. */
function closingBracket(text: string, start: number, [open, close]: [string, string]): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1
    else if (text[at] === open) depth += 1
    else if (text[at] === close && --depth === 0) return at
  }
  return -1
}

interface LinkMatch {
  label: string
  target: string
  end: number
}

/** The link that starts at `start`: "[label](target)", whose target has no spaces. */
function linkAt(text: string, start: number): LinkMatch | undefined {
  const labelEnd = closingBracket(text, start, ['[', ']'])
  if (labelEnd <= start + 1 || text[labelEnd + 1] !== '(') return undefined
  const end = closingBracket(text, labelEnd + 1, ['(', ')'])
  const target = text.slice(labelEnd + 2, end)
  if (end === -1 || target === '' || /\s/.test(target)) return undefined
  return {
    label: text.slice(start + 1, labelEnd),
    target: target.replace(/\\([()])/g, '$1'),
    end: end + 1,
  }
}

/** Asterisks that may open a mark which later asterisks close. */
interface Opener {
  mark: 'emphasis' | 'strong'
  /** The run with the asterisks as text, which is used unless they are matched. */
  run: InlineRun
  /** The number of runs up to and including it. */
  after: number
}

const starsOf = (mark: Opener['mark']): number => (mark === 'strong' ? 2 : 1)

/**
 * Closes the nearest marks that this many asterisks can close; returns the number of asterisks
 * left.
 */
function closeMarks(count: number, openers: Opener[], runs: readonly InlineRun[]): number {
  let left = count
  for (;;) {
    const index = openers.findLastIndex(({ mark }) => starsOf(mark) <= left)
    const opener = openers[index]
    if (!opener || runs.length === opener.after) return left
    runs.slice(opener.after).forEach((run) => (run[opener.mark] = true))
    opener.run.text = ''
    left -= starsOf(opener.mark)
    openers.length = index
  }
}

function runsOf(text: string, marks: Marks): InlineRun[] {
  const runs: InlineRun[] = []
  const openers: Opener[] = []
  const show = (shown: string): void => {
    const last = runs.at(-1)
    if (last && isPlain(last) && openers.at(-1)?.run !== last) last.text += shown
    else runs.push({ ...marks, text: shown })
  }
  const isPlain = ({ code, link, lineBreak: isBreak, emphasis, strong }: InlineRun): boolean =>
    !code && !isBreak && !emphasis && !strong && link === marks.link

  const readStars = (at: number): number => {
    const count = /^\*+/.exec(text.slice(at))?.[0].length ?? 0
    const [before = ' ', after = ' '] = [text[at - 1], text[at + count]]
    let left = count
    if (/\S/.test(before) && count <= 3) left = closeMarks(left, openers, runs)
    const isOpening = /\S/.test(after) && left <= 3
    const begun: Opener['mark'][] =
      left === 3 ? ['emphasis', 'strong'] : left === 2 ? ['strong'] : ['emphasis']
    if (left > 0 && isOpening)
      for (const mark of begun) {
        const run = { ...marks, text: '*'.repeat(starsOf(mark)) }
        openers.push({ mark, run, after: runs.push(run) })
      }
    else if (left > 0) show('*'.repeat(left))
    return at + count
  }

  for (let at = 0; at < text.length;) {
    const link = text[at] === '[' && marks.link === null ? linkAt(text, at) : undefined
    const code = /^`([^`]+)`/.exec(text.slice(at))
    if (escapable.test(text.slice(at, at + 2))) {
      show(text[at + 1] ?? '')
      at += 2
    } else if (code) {
      runs.push({ ...marks, code: true, text: code[1] ?? '' })
      at += code[0].length
    } else if (link) {
      runs.push(...runsOf(link.label, { ...marks, link: link.target }))
      at = link.end
    } else if (text[at] === '*') at = readStars(at)
    else if (text.startsWith(lineBreak, at)) {
      runs.push({ ...plain, text: '', lineBreak: true })
      at += lineBreak.length
    } else {
      show(text[at] ?? '')
      at += 1
    }
  }
  return joined(runs)
}

const sameMarks = (a: InlineRun, b: InlineRun): boolean =>
  a.emphasis === b.emphasis && a.strong === b.strong && a.link === b.link && !a.code && !b.code

/** Removes empty runs, and joins adjacent runs with the same marks. */
function joined(runs: readonly InlineRun[]): InlineRun[] {
  const result: InlineRun[] = []
  for (const run of runs) {
    const last = result.at(-1)
    if (last && run.text && !last.lineBreak && sameMarks(last, run)) last.text += run.text
    else if (run.text || run.lineBreak) result.push(run)
  }
  return result
}

/**
 * Parses inline Markdown: *emphasis*, **strong**, `code`, [links](/contact-us/) and <br>. A
 * backslash before a mark makes it plain text.
 */
export const parseInlineMarkdown = (text: string): InlineRun[] => runsOf(text, plain)
