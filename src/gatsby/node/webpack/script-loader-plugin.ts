import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sha256 } from '../sha256'

/** What Gatsby stitches into the end of every page: the scripts, and what they must know of the build. */
export const scriptSlice = '_gatsby/slices/_gatsby-scripts-1.html'

/** The parts of webpack's compiler that are used here. */
interface Compiler {
  hooks: { done: { tap: (name: string, finish: () => void) => void } }
}

/** Gatsby writes the map of its chunks as a string and then looks things up in it, so that it finds none to prefetch. */
const mapping = /(?<=___chunkMapping=)("(?:[^"\\]|\\.)*")/

interface DeferredScripts {
  /** The script with what the others must know of the build. */
  globals: { name: string; text: string }
  /** The inline loader, ready to stand in a page. */
  html: string
}

/** The source of the loader (load-scripts.js) as an expression, without what is only for readers. */
const loaderSource = (): string =>
  readFileSync(resolve('src/gatsby/node/webpack/load-scripts.js'), 'utf8')
    .replace(/\/\*\*[^]*?\*\/|^ *\/\/.*$/gm, '')
    .replace('export function loadScripts', 'function')
    .trim()

/**
 * Turns Gatsby's script tags into a loader that asks for the same scripts at the first input. The
 * facts about the build, which Gatsby has inline, become a script of their own, so that a page has a
 * single inline script and it is the same on all.
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
  const call = `(${loaderSource()})(${JSON.stringify([`/${name}`, ...sources])})`
  return { globals: { name, text }, html: `<script>${call.replace(/\s*\n\s*/g, '\n')}</script>` }
}

/** Puts the loader where Gatsby has its script tags, between its bundling and its rendering of the pages. */
export class ScriptLoaderPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ScriptLoaderPlugin', () => {
      const file = join(this.folder, scriptSlice)
      const tags = readFileSync(file, 'utf8')
      // Gatsby writes it anew in each build, but not twice in one.
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
