import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { optimize } from 'svgo'
import { listFiles, readLogoFile } from '../content/node'
import { memoizeByText } from '../content'
import { derivePalette, readLogo, readTheme, readWordmark, svgOfThemes } from '../theme/node'

/** Where the names of icons are: the options of the plugin. */
export interface IconSources {
  /** Lucide icons that components use. */
  interface: readonly string[]
  /** The folder of the JSON files whose fields "icon" name icons. */
  content: string
  /** The files in it whose icons are logos. */
  brands: readonly string[]
}

/** The values of all keys "icon" in a JSON text; none if it cannot be parsed. */
function iconsIn(text: string): string[] {
  const icons: string[] = []
  try {
    JSON.parse(text, (key, value: unknown) => {
      if (key === 'icon' && typeof value === 'string') icons.push(value)
      return value
    })
  } catch {
    // The content check reports a file that cannot be parsed.
  }
  return icons
}

/** The icons that the site uses, by icon set. */
function namesInUse(root: string, sources: IconSources) {
  const folder = join(root, sources.content)
  const simple = new Set<string>()
  const lucide = new Set(sources.interface)
  for (const file of listFiles(folder).filter((path) => path.endsWith('.json'))) {
    // It can have been deleted since, as when git switches branches.
    if (!existsSync(join(folder, file))) continue
    const names = sources.brands.includes(file) ? simple : lucide
    iconsIn(readFileSync(join(folder, file), 'utf8')).forEach((name) => names.add(name))
  }
  return { lucide, simple }
}

/**
 * The size and the shapes of an icon of a package, minified, because icons are part of the HTML. One decimal
 * is a hundredth of a pixel at their size. Undefined if the file is missing, which the content
 * check reports.
 */
const readIcon = memoizeByText((file): { viewBox: string; shapes: string } | undefined => {
  if (!existsSync(file)) return undefined
  const svg = optimize(readFileSync(file, 'utf8'), {
    floatPrecision: 1,
    multipass: true,
    plugins: ['preset-default', { name: 'mergePaths', params: { force: true } }],
  }).data
  const [, viewBox = '0 0 24 24'] = /\bviewBox="([^"]+)"/.exec(svg) ?? []
  return { viewBox, shapes: svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '') }
})

const namespace = 'xmlns="http://www.w3.org/2000/svg"'

/**
 * Writes public/icons.svg, with a symbol for the agency's logo and each icon in use, and a file for
 * each technology or network logo in public/marks/.
 */
export function writeIcons(root: string, sources: IconSources): void {
  const theme = readTheme(root)
  // Separate files cannot use custom properties.
  const inTextColor = (draw: (color: string) => string): string =>
    svgOfThemes(theme, (single) => draw(derivePalette(single).roles.text))
  const names = namesInUse(root, sources)
  // From the site's root, because npm may hoist the packages.
  const { resolve } = createRequire(join(root, 'package.json'))
  const lucideFolder = dirname(resolve('lucide-static/package.json'))
  const simpleFolder = dirname(resolve('simple-icons'))
  const lucide = (name: string) => join(lucideFolder, 'icons', `${name}.svg`)
  const icons = [
    ['brand', readLogo(root, theme)] as const,
    ['wordmark', readWordmark(root, theme)] as const,
    ...[...names.lucide].sort().map((name) => [name, readIcon(lucide(name))] as const),
  ]
  const symbols = icons.flatMap(([name, icon]) =>
    icon ? `<symbol id="icon_${name}" viewBox="${icon.viewBox}">${icon.shapes}</symbol>` : [],
  )
  const marks = join(root, 'public/marks')
  rmSync(marks, { recursive: true, force: true })
  mkdirSync(marks, { recursive: true })
  writeFileSync(
    join(root, 'public/icons.svg'),
    `<svg ${namespace}>\n${symbols.join('\n')}\n</svg>\n`,
  )
  for (const name of names.simple) {
    const ownFile = join(root, 'static/brand/logos', `${name}.svg`)
    const icon =
      readLogoFile(ownFile, 'logo') ?? readIcon(join(simpleFolder, 'icons', `${name}.svg`))
    if (!icon) continue
    const { viewBox, shapes } = icon
    writeFileSync(
      join(marks, `${name}.svg`),
      inTextColor(
        (color) => `<svg ${namespace} viewBox="${viewBox}" fill="${color}">${shapes}</svg>\n`,
      ),
    )
  }
}

/** The symbols of public/icons.svg by id. */
export function readSymbols(root: string): Readonly<Record<string, string>> {
  const sprite = readFileSync(join(root, 'public/icons.svg'), 'utf8')
  return Object.fromEntries(
    [...sprite.matchAll(/^<symbol id="([^"]+)".*<\/symbol>$/gm)].map(([symbol, id = '']) => [
      id,
      symbol,
    ]),
  )
}
