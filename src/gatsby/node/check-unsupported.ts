import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter } from 'gatsby'
import { listFiles } from '../../../plugins/content/node'

/**
 * The parts of Gatsby that webpack-config.ts removes from the scripts, and how code would use them.
 */
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
  return listFiles(join(root, 'src'))
    .filter((file) => /\.[jt]sx?$/.test(file))
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
    reporter.panicOnBuild(`${uses.join('\n')}\nSee src/gatsby/node/check-unsupported.ts.`)
}
