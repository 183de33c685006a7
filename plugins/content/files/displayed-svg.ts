import type { XastChild, XastElement } from 'svgo'

/** The elements that are only displayed by those that refer to them. */
const isResource = (name: string): boolean =>
  /^(?:defs|symbol|clipPath|mask|marker|pattern|filter|(?:linear|radial)Gradient)$/.test(name)

/** The elements for which `display` has no effect. */
const ignoresDisplay = (name: string): boolean => isResource(name) || /^(?:stop|fe)/.test(name)

const isLeaf = (name: string): boolean =>
  /^(?:path|rect|circle|ellipse|line|polyline|polygon|image|text|foreignObject)$/.test(name)

export const elementsIn = ({ children }: { children: XastChild[] }): XastElement[] =>
  children.filter((child) => child.type === 'element')

/** An element, and all that are in it. */
export const allElements = (element: XastElement): XastElement[] => [
  element,
  ...elementsIn(element).flatMap(allElements),
]

/** The texts in an element, without those of its style sheets. */
export const textIn = ({ name, children }: XastElement): string =>
  name === 'style'
    ? ''
    : children
        .map((child) =>
          child.type === 'element' ? textIn(child) : 'value' in child ? child.value : '',
        )
        .join('')

/** The ids to which the attributes of an element refer. */
const referencesOf = ({ attributes: { href, ...attributes } }: XastElement): string[] => [
  ...(href === undefined ? [] : [href.trim().slice(1)]),
  ...Object.values(attributes).flatMap((value) =>
    [...value.matchAll(/url\(\s*["']?\s*#(.*?)\s*["']?\s*\)/g)].map(([, id = '']) => id),
  ),
]

/**
 * Removes what browsers never display: what is not rendered or not visible, empty texts, and
 * what is there for references, if nothing displayed refers to it.
 * @param svg the root, whose styles are attributes
 * @returns the elements that are displayed; others are left because they contain those
 */
export function keepDisplayed(svg: XastElement): ReadonlySet<XastElement> {
  const byId = new Map(
    allElements(svg)
      .toReversed()
      .flatMap((element) =>
        element.attributes.id === undefined ? [] : [[element.attributes.id, element] as const],
      ),
  )
  const displayed = new Set<XastElement>()
  const visited = { visible: new Set<XastElement>(), hidden: new Set<XastElement>() }
  const visit = (element: XastElement, isParentVisible: boolean): void => {
    const { name, attributes } = element
    const { display, visibility = 'inherit' } = attributes
    const isVisible = visibility === 'inherit' ? isParentVisible : visibility === 'visible'
    const seen = isVisible ? visited.visible : visited.hidden
    if (seen.has(element) || (display === 'none' && !ignoresDisplay(name))) return
    seen.add(element)
    if (isLeaf(name) && name !== 'text' && !isVisible) return
    if (name === 'text' && (!isVisible || textIn(element).trim() === '')) return
    displayed.add(element)
    for (const id of referencesOf(element)) {
      const target = byId.get(id)
      // What is used inherits; a mask or a gradient does not.
      if (target) visit(target, isResource(target.name) || isVisible)
    }
    const children = elementsIn(element).filter((child) => !isResource(child.name))
    for (const child of name === 'switch' ? children.slice(0, 1) : children) visit(child, isVisible)
  }
  visit(svg, true)
  const prune = (element: XastElement): boolean => {
    element.children = element.children.filter((child) => child.type !== 'element' || prune(child))
    return displayed.has(element) || elementsIn(element).length > 0
  }
  prune(svg)
  return displayed
}
