import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The parts of webpack's compiler that are used here. */
interface Compiler {
  hooks: { done: { tap: (name: string, finish: (stats: Stats) => void) => void } }
}
interface Stats {
  compilation: { assets: Record<string, unknown> }
}

/** A script that webpack has made, or what belongs to one. */
const isScript = (name: string): boolean =>
  /^(?!globals-).+-[0-9a-f]{20}\.js(?:\.map|\.LICENSE\.txt)?$/.test(name)

/** Removes the scripts of earlier builds, which would gather in a folder that is kept between builds. */
export class OldScriptsPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('OldScriptsPlugin', ({ compilation: { assets } }) => {
      for (const name of readdirSync(this.folder)) {
        if (isScript(name) && !Object.hasOwn(assets, name)) rmSync(join(this.folder, name))
      }
    })
  }
}
