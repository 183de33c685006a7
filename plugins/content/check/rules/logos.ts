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

const refused: [pattern: RegExp, message: string, hint: string][] = [
  [/<!(?:DOCTYPE|ENTITY)/i, 'declares a document type', 'delete that line'],
  [/<script|<foreignObject|\son[a-z]+\s*=/i, 'contains a script', 'delete it'],
  [/<(?:image|iframe|audio|video)[\s>/]/i, 'contains a picture or other media', 'draw it as paths'],
  [/<text[\s>]/i, 'contains text, which needs a font', 'convert it to paths'],
  [/<style|\sstyle\s*=/i, 'contains styles', 'export it with attributes instead: fill="…"'],
  [
    /<(?:linear|radial)Gradient|<pattern/i,
    'contains a gradient or pattern',
    'draw it in one color',
  ],
  [
    /(?:href\s*=\s*["'](?!#))|url\(\s*["']?(?!#|["']?#)/i,
    'refers to something outside the file',
    'draw it as paths',
  ],
]

function logoIssue(svg: string): [message: string, hint: string] | undefined {
  if (!/^\s*(?:<\?xml[^>]*>\s*)?(?:<!(?!ENTITY)[^>]*>\s*)*<svg[\s>][^]*<\/svg>\s*$/i.test(svg)) {
    return ['is not an SVG', 'it must begin with <svg and end with </svg>']
  }
  const found = refused.find(([pattern]) => pattern.test(svg))
  if (found) return [found[1], found[2]]
  if (!/<svg[^>]*\sviewBox\s*=\s*["']\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*["']/.test(svg)) {
    return ['has no viewBox', 'add one with the size of the image: viewBox="0 0 24 24"']
  }
  const colors = colorsIn(svg)
  if (colors.length < 2) return undefined
  const hint = 'keep one color; cut the other shapes out'
  return [`has ${colors.length} colors (${colors.join(', ')})`, hint]
}

const noColor = /^(?:none|transparent|inherit|currentcolor)$/

/** #fff and #ffffff are the same. */
const spelledOut = (color: string): string =>
  /^#[0-9a-f]{3}$/.test(color) ? color.replace(/[0-9a-f]/g, '$&$&') : color

const colorsIn = (svg: string): string[] => [
  ...new Set(
    [...svg.matchAll(/\s(?:fill|stroke|color)\s*=\s*["']([^"']*)["']/gi)]
      .map(([, color = '']) => spelledOut(color.trim().toLowerCase()))
      .filter((color) => color !== '' && !noColor.test(color)),
  ),
]
