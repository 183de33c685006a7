import { type CustomPlugin, optimize } from 'svgo'
import type { ContentSource } from '../../model'
import { type Issue, rootFileIssue } from '../../issue'

const folder = 'static/brand/logos'

/**
 * Checks that the logos in static/brand/logos/ can be shown like those of Simple Icons: in a single
 * color, without other files.
 */
export const checkLogos = ({ logos = new Map() }: ContentSource): Issue[] =>
  [...logos].flatMap(([name, svg]: [string, string]): Issue[] => {
    const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
    if (!/^[a-z0-9_]+(?:-[a-z0-9_]+)*\.svg$/.test(name)) {
      const slug = stem
        .toLowerCase()
        .replace(/[^a-z0-9_]+/g, '-')
        .replace(/^-+|-+$/g, '')
      const isSvg = ending.toLowerCase() === '.svg'
      const message = isSvg ? `"${name}" cannot name a logo` : 'is not an SVG'
      const hint = isSvg && slug ? `name it "${slug}.svg"` : 'put an SVG here'
      return [rootFileIssue(`${folder}/${name}`, 'logo-file', message, hint)]
    }
    const issue = logoIssue(svg)
    return issue ? [rootFileIssue(`${folder}/${name}`, 'logo-file', ...issue)] : []
  })

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

const refused: [isRefused: (element: SvgElement) => boolean, message: string, hint: string][] = [
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

function logoIssue(svg: string): [message: string, hint: string] | undefined {
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
  const hint = 'keep one color; cut the other shapes out'
  return [`has ${colors.length} colors (${colors.join(', ')})`, hint]
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
