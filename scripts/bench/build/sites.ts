import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { writeData } from '../../../__tests__/built-site/small-site'
import type { FixtureSite } from '../../../__tests__/fixtures/content'

/** The bare site beside this file, with the same case studies and pictures, and one plain template. */
export function makeBareSite(site: FixtureSite, drawn: readonly Buffer[]): string {
  const root = mkdtempSync(join(tmpdir(), 'bare-site-'))
  cpSync(resolve('scripts/bench/build/bare'), root, { recursive: true })
  cpSync('package.json', join(root, 'package.json'))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  const files = Object.entries(site.files).filter(([path]) => path.startsWith('case-studies/'))
  writeData(root, { ...site, files: Object.fromEntries(files) }, drawn)
  return root
}

/** Gives a case study another description, as an editor would; each time another. */
export function changeOneFile(root: string, path: string): void {
  const file = join(root, 'data', path)
  const content = JSON.parse(readFileSync(file, 'utf8')) as { description: string }
  const description = `${content.description.slice(0, 150)} Changed at ${Date.now()}.`
  writeFileSync(file, `${JSON.stringify({ ...content, description }, null, 2)}\n`)
}
