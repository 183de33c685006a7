import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Reporter } from 'gatsby'

/** The parts of Gatsby that gatsby-stubs.ts replaces, and how code would use them. */
const unsupported = [
  {
    files: /^(?:pages|templates)\//,
    use: /^export\s+(?:(?:const|let|var|function)\s+Head\b|\{[^}]*\bHead\b)/m,
    message: 'exports Head, which this site removes from its scripts. Use components/seo/Seo.',
  },
  {
    files: /^/,
    use: /\bimport\s*\{[^}]*\bScript\b[^}]*\}\s*from\s*['"]gatsby(?:-script)?['"]/,
    message:
      "imports Gatsby's Script, which this site removes from its scripts. Load it in an effect.",
  },
]

/** One message for each use, with the file. */
export function findUnsupported(root: string): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((file) => /\.[jt]sx?$/.test(file))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, 'src', file), 'utf8')
      return unsupported
        .filter(({ files, use }) => files.test(file) && use.test(text))
        .map(({ message }) => `src/${file} ${message}`)
    })
}

/** Stops a build whose pages use a removed part of Gatsby. */
export function checkUnsupported(root: string, reporter: Pick<Reporter, 'panicOnBuild'>): void {
  const uses = findUnsupported(root)
  if (uses.length > 0)
    reporter.panicOnBuild(`${uses.join('\n')}\nSee plugins/late-scripts/check-unsupported.ts.`)
}
