import { type CustomPlugin, optimize } from 'svgo'
import { rootFileIssue } from '../../issue'
import type { Rule } from '../rule'

const id = 'logo-file'
const folder = 'static/brand/logos'

export const logoFile: Rule = {
  id,
  requirement:
    'A logo in static/brand/logos/ is an SVG of one color with a viewBox that needs no other file.',
  checkSite: ({ source }) =>
    [...(source.logos ?? [])].flatMap(([name, svg]) => {
      const problem = problemOfName(name) ?? problemOfSvg(svg)
      return problem ? [rootFileIssue(`${folder}/${name}`, id, ...problem)] : []
    }),
}

type LogoProblem = [problem: string, remedy: string]

function problemOfName(name: string): LogoProblem | undefined {
  if (/^[a-z0-9_]+(?:-[a-z0-9_]+)*\.svg$/.test(name)) return undefined
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  if (ending.toLowerCase() !== '.svg') return ['is not an SVG', 'put an SVG here']
  const slug = stem
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return [`"${name}" cannot name a logo`, slug ? `name it "${slug}.svg"` : 'put an SVG here']
}

/** An element of an SVG. */
interface SvgElement {
  name: string
  attributes: Readonly<Record<string, string>>
}

/** What the file of a logo contains. */
interface Parsed {
  /** Its elements in order, from the outermost on. */
  elements: SvgElement[]
  /** Whether it declares a document type or a style sheet. */
  hasDeclaration: boolean
}

/** Parses an SVG; undefined if a text is none. */
function parseSvg(svg: string): Parsed | undefined {
  const parsed: Parsed = { elements: [], hasDeclaration: false }
  const collect: CustomPlugin = {
    name: 'collect',
    fn: () => ({
      doctype: { enter: () => void (parsed.hasDeclaration = true) },
      instruction: { enter: ({ name }) => void (parsed.hasDeclaration ||= name !== 'xml') },
      element: { enter: (element) => void parsed.elements.push(element) },
    }),
  }
  try {
    optimize(svg, { plugins: [collect] })
  } catch {
    return undefined
  }
  return parsed.elements[0]?.name === 'svg' ? parsed : undefined
}

const isOutside = (name: string, value: string): boolean =>
  /(?:^|:)href$/.test(name) ? !value.startsWith('#') : /url\(\s*["']?(?!#|["']?#)/.test(value)

const refused: [isRefused: (element: SvgElement) => boolean, ...LogoProblem][] = [
  [
    ({ name, attributes }) =>
      ['script', 'foreignObject'].includes(name) ||
      Object.keys(attributes).some((key) => key.startsWith('on')),
    'contains a script',
    'delete it',
  ],
  [
    ({ name }) => ['image', 'iframe', 'audio', 'video'].includes(name),
    'contains a picture or other media',
    'draw it as paths',
  ],
  [({ name }) => name === 'text', 'contains text, which needs a font', 'convert it to paths'],
  [
    ({ name, attributes }) => name === 'style' || 'style' in attributes,
    'contains styles',
    'export it with attributes instead: fill="…"',
  ],
  [
    ({ name }) => ['linearGradient', 'radialGradient', 'pattern'].includes(name),
    'contains a gradient or pattern',
    'draw it in one color',
  ],
  [
    ({ attributes }) => Object.entries(attributes).some(([name, value]) => isOutside(name, value)),
    'refers to something outside the file',
    'draw it as paths',
  ],
]

function problemOfSvg(svg: string): LogoProblem | undefined {
  const parsed = parseSvg(svg)
  if (!parsed) return ['is not an SVG', 'it must begin with <svg and end with </svg>']
  const { elements, hasDeclaration } = parsed
  if (hasDeclaration) return ['declares a document type or a style sheet', 'delete that line']
  const found = refused.find(([isRefused]) => elements.some(isRefused))
  if (found) return [found[1], found[2]]
  if (!/^\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*$/.test(elements[0]?.attributes.viewBox ?? '')) {
    return ['has no viewBox', 'add one with the size of the image: viewBox="0 0 24 24"']
  }
  const colors = colorsIn(elements)
  if (colors.length < 2) return undefined
  const remedy = 'keep one color; cut the other shapes out'
  return [`has ${colors.length} colors (${colors.join(', ')})`, remedy]
}

const noColor = /^(?:none|transparent|inherit|currentcolor)$/

/** #fff and #ffffff are the same. */
const spelledOut = (color: string): string =>
  /^#[0-9a-f]{3}$/.test(color) ? color.replace(/[0-9a-f]/g, '$&$&') : color

function colorsIn(elements: readonly SvgElement[]): string[] {
  const colors = elements
    .flatMap(({ attributes: { fill, stroke, color } }) => [fill, stroke, color])
    .map((value = '') => spelledOut(value.trim().toLowerCase()))
    .filter((value) => value !== '' && !noColor.test(value))
  return [...new Set(colors)]
}
