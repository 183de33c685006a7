import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { minify_sync } from 'terser'
import { sha256 } from '../sha256'

/** The part that Gatsby adds to the end of every page: its scripts, and data about the build. */
export const scriptSlice = '_gatsby/slices/_gatsby-scripts-1.html'

/** The parts of webpack's compiler that are used here. */
interface Compiler {
  hooks: { done: { tap: (name: string, finish: () => void) => void } }
}

/** Gatsby writes the map of its chunks as a string, but reads it as an object, and so prefetches none. */
const mapping = /(?<=___chunkMapping=)("(?:[^"\\]|\\.)*")/

interface DeferredScripts {
  /** The script with the data about the build that the others need. */
  globals: { name: string; text: string }
  /** The inline loader as a script element. */
  html: string
}

/** The text of an inline script that calls the function of a file in this folder. */
function inlineScript(file: string, ...parameters: readonly string[][]): string {
  const source = readFileSync(resolve('src/gatsby/node/webpack', file), 'utf8')
  const call = parameters.map((each) => JSON.stringify(each)).join()
  return minify_sync(`(${source.replace('export ', '')})(${call})`).code ?? ''
}

/** The inline script of pages with a form. */
export const formScript = (): string => inlineScript('guard-forms.js')

/**
 * Replaces Gatsby's script tags with a loader that requests the same scripts at the first input. The
 * data about the build, which Gatsby writes inline, becomes a script of its own, so that all pages have
 * the same inline script.
 * @throws if Gatsby's tags are not as expected
 */
export function deferScripts(tags: string): DeferredScripts {
  const sources = [...tags.matchAll(/<script src="([^"]+)"/g)].map(([, source = '']) => source)
  const inline = [...tags.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, text = '']) =>
    text.trim(),
  )
  if (sources.length === 0 || inline.length === 0) {
    throw new Error(`public/${scriptSlice}: Gatsby's script tags are not as expected:\n${tags}`)
  }
  const text = `${inline.join('\n').replace(mapping, (_, json: string) => String(JSON.parse(json)))}\n`
  const name = `globals-${sha256(text, 'hex').slice(0, 20)}.js`
  const loader = inlineScript('load-scripts.js', [`/${name}`, ...sources])
  return { globals: { name, text }, html: `<script>${loader}</script>` }
}

/** Puts the loader in place of Gatsby's script tags, after bundling and before pages are rendered. */
export class ScriptLoaderPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ScriptLoaderPlugin', () => {
      const file = join(this.folder, scriptSlice)
      const tags = readFileSync(file, 'utf8')
      // Gatsby writes it again in each build, but webpack may finish more than once.
      if (tags.startsWith('<script>')) return
      const { globals, html } = deferScripts(tags)
      for (const old of readdirSync(this.folder)) {
        if (/^globals-\w+\.js$/.test(old)) rmSync(join(this.folder, old))
      }
      writeFileSync(join(this.folder, globals.name), globals.text)
      writeFileSync(file, html)
    })
  }
}
