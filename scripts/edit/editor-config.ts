import type { IncomingMessage } from 'node:http'
import { buildDecapConfig } from '../../src/content/editor/decap-config'
import { kindOf } from '../../src/content/kinds'
import { listFiles } from '../../src/content/list-files'
import { nodeFields } from '../../src/content/node-fields'
import { readSchemas } from '../../src/content/load'
import type { ContentEntry } from '../../src/routes/content-entry'
import { listPages } from '../../src/routes/page-registry'
import { singlePages } from '../../src/routes/single-pages'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const readEntries = (root: string): { path: string; text: string }[] =>
  listFiles(join(root, 'data'))
    .filter((path) => path.endsWith('.json') && kindOf(path))
    .map((path) => ({ path, text: readFileSync(join(root, 'data', path), 'utf8') }))

const contentOf = (text: string): Record<string, unknown> | undefined => {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return undefined
  }
}

/** The configuration of the editor for the content as it is now, and the page of each file. */
export function editorConfig(root: string, { headers }: IncomingMessage): object {
  const files = readEntries(root)
  const site = contentOf(files.find(({ path }) => path === 'site.json')?.text ?? '')
  const language = typeof site?.language === 'string' ? site.language : 'en'
  const entries = files.flatMap(({ path, text }): ContentEntry[] => {
    const content = contentOf(text)
    const type = kindOf(path)?.type
    if (!content || type === undefined) return []
    return [
      { id: path, file: path, type, content, ...nodeFields(type, path, { content, language }) },
    ]
  })
  const listed = listPages(entries)
  const known = new Set(listed.map(({ path }) => path))
  const pages = Object.fromEntries([
    ...entries
      .filter(({ path }) => known.has(path))
      .map(({ file, path }) => [`data/${file}`, path]),
    ...singlePages.toReversed().map(({ path, title: [file] }) => [`data/${file}`, path]),
  ]) as Record<string, string>
  return {
    ...buildDecapConfig({ files, schemas: readSchemas(root) }, listed),
    backend: { name: 'proxy', proxy_url: `http://${headers.host}/admin/api`, branch: 'local' },
    pages,
  }
}
