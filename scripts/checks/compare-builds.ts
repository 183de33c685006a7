import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))

/** What Gatsby makes anew in each build, and the name of the script that holds it. */
function passingNames(folder: string): string[] {
  const appData = readFileSync(join(folder, 'page-data/app-data.json'), 'utf8')
  const { webpackCompilationHash } = JSON.parse(appData) as { webpackCompilationHash: string }
  const globals = filesIn(folder).flatMap((file) => /^globals-(\w+)\.js$/.exec(file)?.[1] ?? [])
  return [webpackCompilationHash, ...globals]
}

/** A built folder's files by their names, without what may differ from build to build. */
function read(folder: string): Map<string, Buffer> {
  const passing = passingNames(folder)
  const lasting = (text: Buffer): Buffer => {
    const held = passing.filter((name) => text.includes(name))
    if (held.length === 0) return text
    return Buffer.from(
      held.reduce((rest, name) => rest.replaceAll(name, 'passing'), text.toString('latin1')),
      'latin1',
    )
  }
  return new Map(
    filesIn(folder).map((file) => [
      lasting(Buffer.from(file)).toString(),
      lasting(readFileSync(join(folder, file))),
    ]),
  )
}

/**
 * Compares two builds of the same commit, byte for byte, but for Gatsby's compilation hash.
 * @returns the files that differ or that only one of them has, and how many there are in all
 */
export function compareBuilds(one: string, other: string): { different: string[]; files: number } {
  const [first, second] = [read(one), read(other)]
  const names = [...new Set([...first.keys(), ...second.keys()])].sort()
  const different = names.filter((name) => {
    const [a, b] = [first.get(name), second.get(name)]
    return !a || !b || !a.equals(b)
  })
  return { different, files: names.length }
}
