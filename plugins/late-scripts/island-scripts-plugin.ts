import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { minify_sync } from 'terser'
import type { Chunk, ChunkGroup, Compilation, Compiler } from 'webpack'

/** The part that Gatsby adds to the end of every page: its scripts, and data about the build. */
const scriptsFile = '_gatsby/slices/_gatsby-scripts-1.html'

/** The inline script. Its text changes with its file only, and so does its hash. */
function inlineScript(): string {
  const source = readFileSync(resolve('plugins/late-scripts/watch-scripts.js'), 'utf8')
  return minify_sync(`(${source.replace('export ', '')})()`).code ?? ''
}

/** The chunks of an entry, with those that it loads later. */
function chunksOf(compilation: Compilation, entry: string): Set<Chunk> {
  const chunks = new Set<Chunk>()
  const visited = new Set<ChunkGroup>()
  const visit = (group: ChunkGroup): void => {
    if (visited.has(group)) return
    visited.add(group)
    group.chunks.forEach((chunk) => chunks.add(chunk))
    group.getChildren().forEach(visit)
  }
  const start = compilation.entrypoints.get(entry)
  if (start) visit(start)
  return chunks
}

/**
 * The tags at the end of every page, in place of Gatsby's: the inline script and the script of the
 * entry.
 * @throws if Gatsby's tags are not as expected
 */
export function buildScriptTags(tags: string): string {
  const sources = [...tags.matchAll(/<script src="([^"]+)" async>/g)].map(([, source]) => source)
  const [source] = sources
  if (source === undefined || sources.length > 1)
    throw new Error(`public/${scriptsFile}: Gatsby's script tags are not as expected:\n${tags}`)
  return `<script>${inlineScript()}</script><script src="${source}" async fetchpriority="low"></script>`
}

/**
 * Writes only the scripts of the islands, removes those of earlier builds, and replaces Gatsby's script
 * tags after bundling and before pages are rendered.
 */
export class IslandScriptsPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    const name = 'IslandScriptsPlugin'
    const { Compilation: stages } = compiler.webpack
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Before scripts are minified.
      const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        const kept = new Set([...chunksOf(compilation, 'app')].flatMap((chunk) => [...chunk.files]))
        for (const file of Object.keys(assets))
          if (file.endsWith('.js') && !kept.has(file)) compilation.deleteAsset(file)
      })
    })
    compiler.hooks.done.tap(name, ({ compilation }) => {
      for (const script of readdirSync(this.folder))
        if (/-[0-9a-f]{20}\.js$/.test(script) && !(script in compilation.assets))
          rmSync(join(this.folder, script))
      const file = join(this.folder, scriptsFile)
      const tags = readFileSync(file, 'utf8')
      // Gatsby writes the file in each build, but webpack may finish more than once.
      if (tags.includes('gatsby-chunk-mapping')) writeFileSync(file, buildScriptTags(tags))
    })
  }
}
