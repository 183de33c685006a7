import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** The files with the labels of the site's other languages, with the tags of these. */
const labelFiles = (root: string): [language: string, file: string][] =>
  readdirSync(join(root, 'data'))
    .map((name): [string, string] => [name, resolve(root, 'data', name, 'ui-text.json')])
    .filter(([, file]) => existsSync(file))

/**
 * Writes the module that loads the labels of other languages, and returns the alias by which it
 * replaces src/hooks/other-labels.ts; none on a site in one language. HTML is rendered with all of
 * them; browsers load those of their page. A context of webpack would need no file, but would make
 * webpack bundle again after every change in data/. It runs in Node only.
 */
export function insertLabels(root: string, stage: string): Record<string, string> {
  const loaders = labelFiles(root).map(([language, file]) => {
    const path = JSON.stringify(file)
    const load = stage.endsWith('html')
      ? `require(${path})`
      : `import(${path}).then((labels) => labels.default)`
    return `${JSON.stringify(language)}: () => ${load}`
  })
  if (loaders.length === 0) return {}
  const module = resolve(root, `.cache/other-labels-${stage}.js`)
  writeFileSync(module, `export const otherLabels = { ${loaders.join(', ')} }\n`)
  return { [resolve(root, 'src/hooks/other-labels.ts')]: module }
}
