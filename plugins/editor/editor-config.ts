import {
  type ContentEntry,
  kindOf,
  listPages,
  nodeFields,
  readContent,
  readSchemas,
  singlePagesOf,
  slugSettingsOf,
} from '../content/node'
import { buildCollections } from './collections'
import type { GitHost } from './git-host'

/** The content files that can be parsed, and the pages that the site has with them. */
function readPages(root: string) {
  const files = readContent(root)
  const settings = slugSettingsOf(files)
  const entries = files.map(({ path, kind: { type }, value }): ContentEntry => {
    const content = Object(value) as Record<string, unknown>
    const fields = nodeFields(type, path, { content, settings })
    return { id: path, type, content, ...fields }
  })
  return { entries, settings, pages: listPages(entries) }
}

/** The path of the page of a file under data/; undefined if it has none. */
export function pageOfFile(root: string, file: string): string | undefined {
  const { entries, settings, pages } = readPages(root)
  const paths = [
    ...singlePagesOf(settings).filter(({ title: [own] }) => own === file),
    ...entries.filter((entry) => entry.file === file),
  ].map(({ path }) => path)
  return paths.find((path) => pages.some((page) => page.path === path))
}

/** In percent: no difference is visible. */
const uploadQuality = 92

/** What the editor's page loads when it starts. */
export type EditorConfig = ReturnType<typeof editorConfig>

/**
 * Builds the configuration for the current content.
 * @param isLocal whether the files are on this computer: then there are a preview and the content check
 */
export function editorConfig(
  root: string,
  { backend, hasReviews }: Pick<GitHost, 'backend' | 'hasReviews'>,
  isLocal: boolean,
) {
  const { entries, settings, pages } = readPages(root)
  const schemas = readSchemas(root)
  const { collections, fieldsOf } = buildCollections(entries, schemas, pages)
  const used = entries.map(({ file }) => kindOf(file)?.schema ?? '')
  return {
    /** Decap's own configuration: decapcms.org/docs/configuration-options. */
    decap: {
      load_config_file: false,
      backend,
      publish_mode: hasReviews ? 'editorial_workflow' : 'simple',
      // The page of a change that is not merged exists only in its deploy preview.
      editor: { preview: isLocal },
      show_preview_links: !isLocal,
      // What the button at the top opens; the pictures of fields are next to their files.
      media_folder: 'static/clients',
      public_folder: '/clients',
      // The file names of new entries have the site's letters already.
      slug: { encoding: 'unicode', clean_accents: false },
      locale: settings.language,
      // On this computer the server does it, and only where there is something to remove.
      ...(!isLocal && {
        media_processing: { enabled: true, strip_metadata: true, quality: uploadQuality },
      }),
      collections,
    },
    isLocal,
    /** Whether people sign in with Netlify Identity. */
    hasIdentity: backend.name === 'git-gateway' && !isLocal,
    /** The fields of each schema, in its order. */
    forms: Object.fromEntries(used.map((schema) => [schema, fieldsOf(schema)])),
    schemas,
    slugs: settings,
    /** For fields that can link to a page. */
    pages: pages.map(({ path, title }) => ({ path, title })),
  }
}
