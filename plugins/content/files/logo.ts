import sharp from 'sharp'
import { _collections, type CustomPlugin, optimize, type XastElement } from 'svgo'
import { allElements, elementsIn, keepDisplayed } from './displayed-svg'
import {
  boxSize,
  parserOf,
  reasonOf,
  refuse,
  sizeOf,
  svgNamespace,
  type SvgProblem,
  wholeFile,
  xlinkNamespace,
} from './parse-svg'
import { dashesWithLength, foldTransformOrigin, lengthsInPixels } from './svg-geometry'

/** An SVG file whose shapes are shown in one color: the `fill` of the element that contains them. */
export interface Logo {
  viewBox: string
  /** The content of an element `svg` or `symbol` with that viewBox, without line breaks. */
  shapes: string
  /** Its ratio of width to height. */
  ratio: number
}

/** What stands in the place of a logo that is missing or cannot be shown. */
export const emptyLogo: Logo = { viewBox: '0 0 24 24', shapes: '', ratio: 1 }

/** The elements that draw, or that others refer to. Browsers draw nothing of those that they do not know. */
const drawn =
  /^(?:svg|g|defs|use|switch|path|rect|circle|ellipse|line|poly(?:line|gon)|clipPath|mask|marker|pattern|(?:linear|radial)Gradient|stop|filter|fe[A-Z]\w+|style)$/

/** Elements that a logo cannot display. */
const refused: readonly [names: RegExp, ...SvgProblem][] = [
  [/^(?:script|foreignObject)$/, 'contains a script or HTML', 'delete it'],
  [
    /^(?:image|feImage|iframe|audio|video)$/,
    'contains a picture or other media',
    'draw it as paths',
  ],
  [/^(?:animate\w*|set|discard)$/, 'is animated', 'delete the animation'],
  [/^a$/, 'contains a link', 'ungroup its shapes'],
  // Firefox ignores its size inside of what is itself used.
  [/^symbol$/, 'contains a symbol', 'expand it to paths'],
  [/^svg$/, 'contains an <svg> in the outer one', 'expand it to paths'],
  [/^(?:text|tspan|textPath)$/, 'contains text, which needs a font', 'convert it to paths'],
]

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const attribute = (name: string, value: string | number): string =>
  ` ${name}="${escapeText(String(value)).replaceAll('"', '&quot;')}"`

/**
 * An SVG with only what browsers draw: without text between elements, without elements and
 * attributes of other namespaces, and without prefixes.
 */
function withoutOtherNamespaces(svg: string): string {
  const parser = parserOf(svg)
  /** The open elements; nothing is shown inside of one that browsers do not know. */
  const open: { name: string; isKept: boolean }[] = []
  let result = ''
  parser.on('opentag', ({ local, uri, attributes }) => {
    const isSvg = uri === svgNamespace || uri === ''
    const parent = open.at(-1)
    if (!parent && (!isSvg || local !== 'svg')) refuse('is not an SVG', wholeFile)
    // No browser has an extension.
    const isShown = isSvg && !('requiredExtensions' in attributes) && (parent?.isKept ?? true)
    const isKept = isShown && (drawn.test(local) || refused.some(([names]) => names.test(local)))
    open.push({ name: local, isKept })
    if (!isKept) return
    const written = Object.values(attributes).flatMap((given) => {
      const isHref = given.uri === xlinkNamespace && given.local === 'href'
      if (isHref && 'href' in attributes) return []
      return isHref || given.prefix === '' ? [attribute(given.local, given.value)] : []
    })
    const names = written.filter((text) => !text.startsWith(' xmlns='))
    result += `<${local}${parent ? '' : attribute('xmlns', svgNamespace)}${names.join('')}>`
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    if (closed?.isKept) result += `</${closed.name}>`
  })
  const addText = (text: string): void => {
    const parent = open.at(-1)
    if (parent?.isKept && /^(?:style|text|tspan|textPath)$/.test(parent.name))
      result += escapeText(text)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(svg).close()
  return result
}

const presentation = new Set([
  ...(_collections.attrsGroups.presentation ?? []),
  'mask-type',
  'transform-box',
])

/** Properties that change a shape, and for which there is no attribute of the same effect. */
const changesShapes = (name: string, element: string): boolean =>
  /^(?:all|animation(?:-name)?|mask-(?:image|border.*)|offset(?:-path)?|perspective|rotate|scale|transform|translate|zoom)$/.test(
    name,
  ) ||
  (element === 'svg' &&
    /^(?:background(?:-color|-image)?|border(?!.*color).*|box-shadow|inset.*|margin.*|padding.*|top|right|bottom|left)$/.test(
      name,
    )) ||
  (/^(?:circle|ellipse|path|rect|use)$/.test(element) &&
    /^(?:c?[xy]|d|r[xy]?|width|height)$/.test(name))

/** Values of such properties that change nothing. */
const changesNothing = (property: string, value: string): boolean =>
  /^(?:none|normal|initial|unset|revert)$/i.test(value) ||
  // "0", "0px auto"
  /^(?:(?:auto|0(?:\.0+)?(?:[a-z]+|%)?)(?:\s+|$))+$/i.test(value) ||
  (/^(?:scale|zoom)$/.test(property) && /^(?:1|100%)$/.test(value)) ||
  (/^(?:rotate|transform)$/.test(property) &&
    /^(?:rotate\()?[+-]?(?:0|360)(?:deg)?\)?$/.test(value)) ||
  (/^(?:background|border)/.test(property) &&
    /^(?:none|transparent|0(?:px)?\s|rgba\(.*,\s*0\)|#\w{3}0$|#\w{6}00$)/i.test(value))

/** Colors that browsers know, but not the library that draws a file to count its colors. */
const unreadColor = /^\s*(?:color(?:-mix)?|(?:ok)?l(?:ab|ch)|light-dark)\(/i

/** What the name of a property with "!important" begins with, until all styles are in attributes. */
const important = '--important-'

/**
 * Gives properties with "!important" names of their own, because svgo replaces the same property
 * before it, and fails after that: https://github.com/svg/svgo/blob/v4.1.0/plugins/inlineStyles.js
 */
const separateImportant = (css: string): string =>
  css.replace(/([\w-]+)(\s*:[^;{}!]*)!\s*important/gi, `${important}$1$2`)

/** The declarations of a style, of which the later ones apply. */
function declarationsIn(style: string): { text: string; property: string; value: string }[] {
  const declarations = style
    .replace(/\/\*[^]*?\*\//g, '')
    .split(';')
    .flatMap((text) => {
      const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(text) ?? []
      return name === '' ? [] : [{ text: text.trim(), name: name.toLowerCase(), value }]
    })
  const isImportant = (name: string): boolean => name.startsWith(important)
  return [
    ...declarations.filter(({ name }) => !isImportant(name)),
    ...declarations.filter(({ name }) => isImportant(name)),
  ].map(({ text, name, value }) => ({
    text: text.replace(important, ''),
    // Browsers take the prefix of WebKit as another name of the same property.
    property: name.replace(important, '').replace(/^-webkit-/, ''),
    value,
  }))
}

/** A variable of CSS in a value, and the value in its place if it is not set. */
const variable = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g

/** A rule of a style sheet for the root that only sets variables. */
const variableRule = /(?<=[>}\s]):root\s*\{((?:\s*--[\w-]+\s*:[^;{}]*;?)*)\s*\}/g

/** A file with values in place of its variables, which other styles of a page could set. */
function withoutVariables(svg: string): string {
  const values = new Map(
    [...svg.matchAll(variableRule)].flatMap(([, rule = '']) =>
      [...rule.matchAll(/(--[\w-]+)\s*:\s*([^;]*?)\s*(?:;|$)/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
    ),
  )
  const resolve = (text: string, depth = 0): string => {
    const resolved = text.replaceAll(
      variable,
      (written, name: string, fallback?: string) => values.get(name) ?? fallback?.trim() ?? written,
    )
    return resolved === text || depth === 5 ? text : resolve(resolved, depth + 1)
  }
  return resolve(svg.replaceAll(variableRule, ''))
}

/**
 * Replaces the attribute `style` by attributes, because pages have a policy against styles.
 * @returns what no attribute can say
 */
function styleToAttributes({ name: element, attributes }: XastElement): SvgProblem | undefined {
  const { style = '' } = attributes
  Reflect.deleteProperty(attributes, 'style')
  Reflect.deleteProperty(attributes, 'transform-box')
  let problem: SvgProblem | undefined
  for (const { text, property, value } of declarationsIn(style)) {
    // The root gets its size later.
    const isSize = element === 'svg' && /^(?:width|height)$/.test(property)
    const isAttribute = isSize || (presentation.has(property) && property !== 'transform')
    // After a color that all browsers know, which tools write before it.
    const hasFallback = unreadColor.test(value) && (attributes[property] ?? 'none') !== 'none'
    if (hasFallback) continue
    if (!isAttribute && changesShapes(property, element) && !changesNothing(property, value))
      problem ??= [
        `contains the style "${text}", which no attribute can say`,
        'export it with attributes, such as fill="…" and transform="…"',
      ]
    if (property === 'marker')
      for (const place of ['start', 'mid', 'end']) attributes[`marker-${place}`] = value
    else if (isAttribute) attributes[property] = value
  }
  return problem
}

/** What is left of a style sheet after its rules have been applied: only rules that apply to nothing. */
const hasConditions = (css: string): boolean =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/@(?:charset|namespace)[^;]*;/g, '')
    .replace(/(?:@font-face|[^{}@:]+)\{[^{}]*\}/g, '')
    .trim() !== ''

/** Attributes without effect on shapes of one color, or whose effect is known before. */
const unusedAttribute =
  /^(?:class|role|tabindex|version|baseProfile|lang|cursor|pointer-events|enable-background|clip|color-(?:interpolation|profile|rendering)|vector-effect|requiredFeatures|direction|kerning|unicode-bidi|writing-mode|x?ml:.*|(?:aria|data|font|text|glyph|letter|word|baseline|alignment|dominant)-.*)$/

const isLength =
  /^(?:[cfr]?[xy]|[xy][12]|d[xy]|f?r|width|height|ref[XY]|marker(?:Width|Height)|stroke-(?:width|dash.*))$/

/** Refuses what programs that make pictures of an SVG do not draw as browsers do. */
function refuseUndrawn(element: XastElement, parents: ReadonlyMap<XastElement, XastElement>): void {
  const { attributes } = element
  for (const name of ['clip-path', 'mask']) {
    const value = attributes[name]?.trim() ?? 'none'
    if (!/^(?:none|initial|unset|inherit|url\([^)]*\))$/i.test(value))
      refuse(
        `has the ${name} "${value}", which only browsers draw`,
        `cut the shape with a <${name === 'mask' ? 'mask' : 'clipPath'}>, or draw what is left of it`,
      )
  }
  if (
    attributes['color-interpolation']?.toLowerCase() === 'linearrgb' &&
    allElements(element).some(({ name }) => name === 'mask')
  )
    refuse('has a mask in linearRGB', 'delete color-interpolation')
  if (attributes['vector-effect'] !== 'non-scaling-stroke') return
  let painted: XastElement | undefined = element
  while (painted && (painted.attributes.stroke ?? 'inherit') === 'inherit')
    painted = parents.get(painted)
  if ((painted?.attributes.stroke ?? 'none') !== 'none')
    refuse(
      'has a line that is as thick at each size (non-scaling-stroke)',
      'let it scale with the shape, or convert it to a path',
    )
}

/** Makes an element independent of units and of the ids of other files. */
function prepareElement(element: XastElement, prefix: string): void {
  const { attributes } = element
  for (const [name, value] of Object.entries(attributes)) {
    if (unusedAttribute.test(name)) {
      Reflect.deleteProperty(attributes, name)
      continue
    }
    if (value.includes('var('))
      refuse(`has the variable "${value.trim()}", which the file does not set`, 'write its value')
    if (unreadColor.test(value))
      refuse(
        `has the color "${value.trim()}", which is not written in sRGB`,
        'write it in sRGB, such as "#e03131"',
      )
    if (/^on/i.test(name)) refuse('contains a script', `delete the attribute ${name}`)
    if (name === 'systemLanguage') refuse('differs by language', 'keep the shapes of one language')
    const references = [...value.matchAll(/url\(\s*(["']?)\s*(.*?)\s*\1\s*\)/g)]
    const targets = name === 'href' ? [value.trim()] : references.map(([, , target = '']) => target)
    if (
      targets.some((target) => !target.startsWith('#')) ||
      (/url\(/i.test(value) && !references.length)
    )
      refuse('refers to something outside the file', 'draw it as paths')
    if (name === 'id') attributes.id = prefix + value
    else if (name === 'href') attributes.href = `#${prefix}${value.trim().slice(1)}`
    else if (name === 'stroke-dasharray')
      attributes[name] = dashesWithLength(lengthsInPixels(value))
    else
      attributes[name] = (isLength.test(name) ? lengthsInPixels(value) : value).replace(
        /url\(\s*(["']?)\s*#(.*?)\s*\1\s*\)/g,
        (_, _quote, id: string) => `url(#${prefix}${id})`,
      )
  }
}

/** What the root of a file has if it says nothing else, whatever the styles of the page are. */
const rootDefaults = {
  color: '#000',
  fill: '#000',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
}

/**
 * Removes the style sheets of a file, whose rules have been applied.
 * @returns the element that contains each other one
 */
function removeStyleSheets(svg: XastElement): Map<XastElement, XastElement> {
  const parents = new Map<XastElement, XastElement>()
  for (const parent of allElements(svg)) {
    for (const child of elementsIn(parent)) {
      if (child.name !== 'style') {
        parents.set(child, parent)
        continue
      }
      const css = child.children.map((part) => ('value' in part ? part.value : '')).join('')
      if (/@import/i.test(css))
        refuse('has styles of another file', 'delete the line with "@import"')
      if ((child.attributes.media ?? 'all') !== 'all' || hasConditions(css))
        refuse(
          'contains styles that apply only sometimes',
          'export it with attributes instead: fill="…"',
        )
    }
    parent.children = parent.children.filter(
      (child) => child.type !== 'element' || child.name !== 'style',
    )
  }
  return parents
}

/**
 * Applies the style sheets of a file to the attributes `style` of its elements, and changes it.
 * @returns the file
 */
function withStyles(svg: string, change: (svg: XastElement) => void): string {
  const ids = new Map<XastElement, string>()
  const protect: CustomPlugin = {
    name: 'protect',
    fn: () => ({
      element: {
        enter: (element) => {
          const { attributes } = element
          if (attributes.id !== undefined) ids.set(element, attributes.id)
          if (attributes.style !== undefined) attributes.style = separateImportant(attributes.style)
        },
      },
      text: { enter: (text) => void (text.value = separateImportant(text.value)) },
    }),
  }
  const prepare: CustomPlugin = {
    name: 'prepare',
    fn: (root) => {
      // svgo removes those that it has found by a style, though others may refer to them.
      for (const [element, id] of ids) element.attributes.id = id
      elementsIn(root).forEach(change)
      return null
    },
  }
  return optimize(withoutVariables(withoutOtherNamespaces(svg)), {
    plugins: [
      protect,
      { name: 'inlineStyles', params: { onlyMatchedOnce: false, useMqs: [''] } },
      prepare,
    ],
  }).data
}

/** The elements that browsers display of a file, with their styles as attributes. */
export function displayedElements(svg: string): XastElement[] {
  const displayed: XastElement[] = []
  withStyles(svg, (root) => {
    allElements(root).forEach(styleToAttributes)
    displayed.push(...keepDisplayed(root))
  })
  return displayed
}

/** Refuses what a logo displays that pages cannot show in one color. */
function refuseDisplayed(
  svg: XastElement,
  problems: ReadonlyMap<XastElement, SvgProblem | undefined>,
  parents: ReadonlyMap<XastElement, XastElement>,
): void {
  for (const element of keepDisplayed(svg)) {
    const reason = element === svg ? undefined : refused.find(([names]) => names.test(element.name))
    if (reason) refuse(reason[1], reason[2])
    const problem = problems.get(element)
    if (problem) refuse(...problem)
    refuseUndrawn(element, parents)
  }
}

/** A file as an element `svg` that can be part of any document, and its size. */
function embeddable(svg: string, prefix: string): { element: string; size: [number, number] } {
  let size: [number, number] = [0, 0]
  const element = withStyles(svg, (root) => {
    const parents = removeStyleSheets(root)
    const problems = new Map(
      allElements(root).map((element) => [element, styleToAttributes(element)] as const),
    )
    const { attributes } = root
    size = sizeOf(attributes)
    refuseDisplayed(root, problems, parents)
    if (attributes.transform !== undefined)
      refuse('has a transform on <svg>', 'put it on a group: <g transform="…">')
    const [width, height] = size.map(String)
    const { x: _x, y: _y, ...rest } = attributes
    root.attributes = { ...rootDefaults, ...rest, width: width ?? '', height: height ?? '' }
    for (const element of allElements(root)) {
      foldTransformOrigin(element, boxSize(attributes.viewBox) ?? size)
      prepareElement(element, prefix)
    }
  })
  return { element: element.replace(/[\r\n]+/g, ' '), size }
}

/**
 * Prepares an SVG file to be shown in one color. The file itself is the mask of a rectangle of that
 * color: so it looks as in a browser, whatever it consists of.
 * @param id what its ids begin with, which no other logo in the same document may have
 */
export function parseLogo(svg: string, id: string): Logo | { problem: SvgProblem } {
  try {
    const { element, size } = embeddable(svg, `${id}--`)
    const [width, height] = size
    const box = attribute('width', width) + attribute('height', height)
    const mask = `<mask id="${id}-mask" mask-type="alpha" maskUnits="userSpaceOnUse" x="0" y="0"${box}>${element}</mask>`
    return {
      viewBox: `0 0 ${width} ${height}`,
      shapes: `${mask}<rect${box} stroke="none" mask="url(#${id}-mask)"/>`,
      ratio: width / height,
    }
  } catch (error) {
    return { problem: reasonOf(error) }
  }
}

/** The longest side of the picture in which colors are counted, in pixels. */
const pictureSide = 256

/** How much a color channel may differ, of 255, because transparent pixels are rounded. */
const tolerance = 12

/** Pixels with a lower alpha hardly show their color. */
const minAlpha = 48

/** The two colors that most pixels of a drawing have; one or none if there are not more. */
async function mainColors(element: string, [width, height]: [number, number]): Promise<string[]> {
  const scale = pictureSide / Math.max(width, height)
  const [wide, high] = [width, height].map((side) => Math.max(1, Math.round(side * scale)))
  const svg = `<svg xmlns="${svgNamespace}" width="${wide}" height="${high}" viewBox="0 0 ${width} ${height}">${element}</svg>`
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < minAlpha) continue
    const color = data.readUIntBE(at, 3)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const colors = [...counts].sort(([, one], [, other]) => other - one).map(([color]) => color)
  const [first] = colors
  const channels = (color: number) => [color >> 16, (color >> 8) & 255, color & 255]
  const other = colors.find((color) =>
    channels(color).some(
      (channel, index) => Math.abs(channel - (channels(first ?? 0)[index] ?? 0)) > tolerance,
    ),
  )
  return [first, other]
    .filter((color) => color !== undefined)
    .map((color) => `#${color.toString(16).padStart(6, '0')}`)
}

/** Says why a file cannot be shown in one color; undefined if it can. */
export async function findLogoProblem(svg: string): Promise<SvgProblem | undefined> {
  try {
    const { element, size } = embeddable(svg, '')
    const colors = await mainColors(element, size)
    if (colors.length === 0)
      return ['shows nothing', 'check that a browser shows the file when you open it']
    if (colors.length === 1) return undefined
    return [
      `has several colors, such as ${colors.join(' and ')}`,
      'keep one color; cut the other shapes out',
    ]
  } catch (error) {
    return reasonOf(error)
  }
}
