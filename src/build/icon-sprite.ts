import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { interfaceIcons } from '../components/interface-icons'

/** Icons that content names, by the set they come from. */
interface IconNames {
  lucide: Set<string>
  simple: Set<string>
}

const jsonFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return jsonFiles(path)
    return entry.name.endsWith('.json') ? [path] : []
  })

/** Every `"icon": "name"` in the content; technologies and social networks name marks, all others interface icons. */
function namesInContent(dataFolder: string): IconNames {
  const names: IconNames = { lucide: new Set(interfaceIcons), simple: new Set() }
  for (const file of jsonFiles(dataFolder)) {
    const set = /[\\/](?:technologies|site)\.json$/.test(file) ? names.simple : names.lucide
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/"icon":\s*"([a-z0-9-]+)"/g)) {
      if (name) set.add(name)
    }
  }
  return names
}

const symbol = (id: string, svg: string): string => {
  const inner = svg.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>[^]*$/, '')
  const shapes = inner
    .replace(/<title>[^<]*<\/title>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return `<symbol id="${id}" viewBox="0 0 24 24">${shapes}</symbol>`
}

const readSvgs = (folder: string, names: Set<string>, prefix = ''): string[] =>
  [...names].sort().flatMap((name) => {
    try {
      return [symbol(prefix + name, readFileSync(join(folder, `${name}.svg`), 'utf8'))]
    } catch {
      // An unknown name is reported by the content check, with its file and line.
      return []
    }
  })

/** Writes public/icons.svg: a symbol for each icon that the interface or the content uses. */
export function writeIconSprite(root: string): void {
  const names = namesInContent(join(root, 'data'))
  const symbols = [
    ...readSvgs(join(root, 'node_modules/lucide-static/icons'), names.lucide),
    ...readSvgs(join(root, 'node_modules/simple-icons/icons'), names.simple, 'mark-'),
  ]
  mkdirSync(join(root, 'public'), { recursive: true })
  writeFileSync(
    join(root, 'public', 'icons.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
  )
}
