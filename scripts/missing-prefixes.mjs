import autoprefixer from 'autoprefixer'
import postcss from 'postcss'

const prefixer = postcss([autoprefixer({ remove: false })])

/** @type {Map<string, string[]>} */
const added = new Map()

/**
 * The declarations that Autoprefixer adds to one, for the browsers of `browserslist` in package.json.
 * @param {string} declaration
 */
function prefixesOf(declaration) {
  const known = added.get(declaration)
  if (known) return known
  const { root } = prefixer.process(declaration, { from: 'package.json' })
  const prefixes = root.nodes.map(String).filter((text) => text !== declaration)
  added.set(declaration, prefixes)
  return prefixes
}

/** A declaration up to its end, in a CSS text without comments and line breaks. */
const declarations = /(?<=^|[;{}\s])[a-z-]+: ?(?:"[^"]*"|'[^']*'|[^;:{}"'])+(?=[;}])/g

/**
 * The prefixed declarations that a part of a style sheet lacks.
 * @param {string} css a word is in the place of each interpolation
 * @returns {{ property: string, declaration: string, prefixes: string[] }[]}
 */
export function missingPrefixes(css) {
  const text = css.replace(/\/\*[^]*?\*\//g, ' ').replace(/\s+/g, ' ')
  return [...text.matchAll(declarations)].flatMap(({ 0: match, index }) => {
    const declaration = match.trim()
    // Browsers take the last one that they know, so the standard one is after the others.
    const block = text.slice(0, index).split(/[{}]/).at(-1) ?? ''
    const before = block.split(';').map((part) => part.trim())
    const prefixes = prefixesOf(declaration).filter((prefixed) => !before.includes(prefixed))
    const [property = ''] = declaration.split(':')
    return prefixes.length > 0 ? [{ property: `${property}:`, declaration, prefixes }] : []
  })
}
