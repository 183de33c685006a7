import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { minify_sync } from 'terser'

/** The part that Gatsby adds to the end of every page: its scripts, and data about the build. */
const scriptsFile = '_gatsby/slices/_gatsby-scripts-1.html'

/** The parts of webpack's compiler that are used here. */
interface Compiler {
  hooks: { done: { tap: (name: string, finish: (stats: Stats) => void) => void } }
}

interface Stats {
  compilation: { namedChunkGroups: ReadonlyMap<string, { getFiles: () => string[] }> }
}

/** The paths of the scripts of each page component, by the name of its chunk. */
type PageScripts = Readonly<Record<string, readonly string[]>>

/**
 * Gatsby writes the map of its chunks as a string, but reads it as an object, and so prefetches
 * none. It also omits the chunks that a page component shares with others.
 */
const mapping = /(?<=___chunkMapping=)("(?:[^"\\]|\\.)*")/

/** The object in the string that Gatsby writes: `"{\"app\":[\"/app-1a2b.js\"]}"`. */
const readChunkMap = (json: string): PageScripts =>
  JSON.parse(String(JSON.parse(json))) as PageScripts

interface DeferredScripts {
  /** The script with the data about the build that the other scripts need. */
  globals: { name: string; text: string }
  /** The inline loader as a script element, with the addresses of the scripts. */
  html: string
}

/** An inline script. Its text changes with its file only, and so does its hash. */
function inlineScript(file: string): string {
  const source = readFileSync(resolve('plugins/late-scripts', file), 'utf8')
  return minify_sync(`(${source.replace('export ', '')})()`).code ?? ''
}

/** The inline script in the head of pages. */
export const headScript = (): string => inlineScript('lay-out-whole-page.js')

/** The inline script of pages with a form. */
export const formScript = (): string => inlineScript('block-early-submit.js')

/** The start of the element that takes the place of Gatsby's. */
const start = '<script data-sources="'

/**
 * Replaces Gatsby's script tags with a loader that requests the same scripts at the first input.
 * The data about the build, which Gatsby writes inline, becomes a separate script.
 * @param pageScripts the scripts to prefetch for each page component
 * @throws if Gatsby's tags are not as expected
 */
export function deferScripts(tags: string, pageScripts: PageScripts = {}): DeferredScripts {
  const sources = [...tags.matchAll(/<script src="([^"]+)"/g)].map(([, source = '']) => source)
  const inline = [...tags.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, text = '']) =>
    text.trim(),
  )
  if (sources.length === 0 || inline.length === 0) {
    throw new Error(`public/${scriptsFile}: Gatsby's script tags are not as expected:\n${tags}`)
  }
  const globals = inline
    .join('\n')
    .replace(mapping, (json) => JSON.stringify({ ...readChunkMap(json), ...pageScripts }))
  const text = `${globals}\n`
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 20)
  const name = `globals-${hash}.js`
  const html = `${start}${[`/${name}`, ...sources].join(' ')}">${inlineScript('load-scripts.js')}</script>`
  return { globals: { name, text }, html }
}

/** Replaces Gatsby's script tags after bundling and before pages are rendered. */
export class ScriptLoaderPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ScriptLoaderPlugin', ({ compilation }) => {
      const file = join(this.folder, scriptsFile)
      const tags = readFileSync(file, 'utf8')
      // Gatsby writes the file in each build, but webpack may finish more than once.
      if (tags.startsWith(start)) return
      const groups = [...compilation.namedChunkGroups].filter(([name]) =>
        name.startsWith('component---'),
      )
      const scripts = groups.map(([name, group]) => [
        name,
        group.getFiles().map((script) => `/${script}`),
      ])
      const { globals, html } = deferScripts(tags, Object.fromEntries(scripts) as PageScripts)
      for (const old of readdirSync(this.folder)) {
        if (/^globals-\w+\.js$/.test(old)) rmSync(join(this.folder, old))
      }
      writeFileSync(join(this.folder, globals.name), globals.text)
      writeFileSync(file, html)
    })
  }
}
