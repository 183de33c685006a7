import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../plugins/content/core/list-files'

/**
 * The files of a built folder with their contents. Ignores Gatsby's compilation hash, which changes
 * with every build, and the name of the script that contains it.
 */
function read(folder: string): Map<string, string> {
  const names = listFiles(folder)
  const appData = readFileSync(join(folder, 'page-data/app-data.json'), 'utf8')
  const { webpackCompilationHash } = JSON.parse(appData) as { webpackCompilationHash: string }
  const globals = names.flatMap((name) => /^globals-(\w+)\.js$/.exec(name)?.[1] ?? [])
  const withoutHashes = (text: string): string =>
    [webpackCompilationHash, ...globals].reduce((rest, hash) => rest.replaceAll(hash, 'hash'), text)
  return new Map(
    names.map((name) => [
      withoutHashes(name),
      withoutHashes(readFileSync(join(folder, name), 'latin1')),
    ]),
  )
}

/** The files that differ between two builds of the same code, or that exist in only one of them. */
export function differentFiles(one: string, other: string): string[] {
  const [first, second] = [read(one), read(other)]
  return [...new Set([...first.keys(), ...second.keys()])]
    .filter((name) => first.get(name) !== second.get(name))
    .sort()
}
