import { SaxesParser } from 'saxes'

/** Why an SVG file cannot be shown, and what to do. */
export type SvgProblem = readonly [problem: string, remedy: string]

class SvgError extends Error {
  constructor(readonly reason: SvgProblem) {
    super(reason.join('; '))
  }
}

/** Stops reading a file. */
export function refuse(problem: string, remedy: string): never {
  throw new SvgError([problem, remedy])
}

export const svgNamespace = 'http://www.w3.org/2000/svg'
export const xlinkNamespace = 'http://www.w3.org/1999/xlink'

/** The entities that a document type declares, which Illustrator writes for namespaces. */
const entitiesIn = (doctype: string): Record<string, string> =>
  Object.fromEntries(
    [...doctype.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%]*)"|'([^'&%]*)')\s*>/g)].map(
      ([, name = '', value, other = '']) => [name, value ?? other],
    ),
  )

export const wholeFile = 'it must begin with <svg and end with </svg>'

/** What to do about an error in the XML of a file, by the messages of saxes. */
const syntaxRemedies: readonly [message: RegExp, remedy: string][] = [
  [/undefined entity/, 'write the character itself, or its number, such as "&#160;" for "&nbsp;"'],
  [/duplicate attribute/, 'delete one of the two'],
  [/namespace prefix/, `declare each prefix at <svg, such as xmlns:xlink="${xlinkNamespace}"`],
  [/XML declaration/, 'delete what is before <?xml'],
  [/unclosed|unexpected (?:end|close)|\broot\b/, `${wholeFile}; save it again if it is cut off`],
]

/** The position of a "&" that begins no reference of XML; -1 if there is none. */
export const bareAmpersandIn = (xml: string): number =>
  xml
    .replace(/<!\[CDATA\[[^]*?\]\]>|<!--[^]*?-->/g, ({ length }) => ' '.repeat(length))
    .search(/&(?!(?:#\d+|#x[\da-f]+|[\p{L}_][\p{L}\p{N}_.-]*);)/iu)

/** Refuses a file for an error in its XML. */
function refuseSyntax(svg: string, error: string): never {
  const [, line = '', column = '', message = error] = /^(\d+):(\d+): (.*?)\.?$/s.exec(error) ?? []
  const problem = `is not well-formed XML (line ${line}, column ${column}): ${message}`
  if (bareAmpersandIn(svg) >= 0)
    refuse('has a "&" that begins no character of XML', 'write "&amp;" for it')
  const [, remedy = 'correct it there, or save it again from the program that drew it'] =
    syntaxRemedies.find(([pattern]) => pattern.test(message)) ?? []
  refuse(problem, remedy)
}

/** Refuses a file whose bytes are no text in UTF-8. */
function refuseEncoding(svg: string): void {
  if (svg.startsWith('\u001f\ufffd')) refuse('is compressed (SVGZ)', 'save it as a plain SVG')
  // What no letter of UTF-8 is, is read as U+FFFD.
  if (/[\0\ufffd]/.test(svg)) refuse('is not in UTF-8', 'save it in the encoding UTF-8')
}

/** A parser of a file, which refuses what browsers cannot read as an SVG. */
export function parserOf(svg: string): SaxesParser<{ xmlns: true }> {
  refuseEncoding(svg)
  const [, root] = /<([\w:.-]+)/.exec(svg.replace(/<!--[^]*?-->/g, '')) ?? []
  if (!/^(?:[\w.-]+:)?svg$/.test(root ?? '')) refuse('is not an SVG', wholeFile)
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', ({ message }) => refuseSyntax(svg, message))
  parser.on('doctype', (doctype) => Object.assign(parser.ENTITIES, entitiesIn(doctype)))
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') refuse('refers to a style sheet', 'delete that line')
  })
  return parser
}

/** The pixels of a browser in each unit that depends on nothing else. */
export const pixelsOf: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  q: 96 / 101.6,
}

/** A length in pixels; undefined if it depends on what is around the file. */
function pixels(length = ''): number | undefined {
  const [, count = '', unit = ''] =
    /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(length) ?? []
  return Number(count) * (pixelsOf[unit.toLowerCase()] ?? 0) || undefined
}

/** The size of a viewBox; undefined if it is none. */
export function boxSize(viewBox = ''): [number, number] | undefined {
  const numbers = viewBox
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(Number)
  const [, , width = 0, height = 0] = numbers
  const isBox = numbers.length === 4 && numbers.every(Number.isFinite) && width > 0 && height > 0
  return isBox ? [width, height] : undefined
}

/** The width and height at which browsers show a file, as far as their ratio matters. */
export function sizeOf({ width, height, viewBox }: Record<string, string>): [number, number] {
  const [wide, high] = [pixels(width), pixels(height)]
  return wide && high
    ? [wide, high]
    : (boxSize(viewBox) ??
        refuse(
          'has no viewBox, and no width and height',
          'add the size of the image: viewBox="0 0 24 24"',
        ))
}

/** Why a file was refused; the libraries that read it have errors of their own. */
export const reasonOf = (error: unknown): SvgProblem =>
  error instanceof SvgError
    ? error.reason
    : [
        `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
        'export it again, with attributes in place of styles',
      ]

/** Says why the bytes of a file are no SVG in UTF-8; undefined if they are. */
export function findEncodingProblem(svg: string): SvgProblem | undefined {
  try {
    refuseEncoding(svg)
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}
