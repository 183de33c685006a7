import {
  collectionOf,
  languageOfFile,
  readSchemas,
  readSite,
  type SiteConfig,
  withoutLanguage,
} from '../content/node'
import { buildCollections } from './collections'
import type { GitHost } from './git-host'

/** The path of the page of a file under data/; undefined if it has none. */
export const pageOfFile = (root: string, site: SiteConfig, file: string): string | undefined =>
  readSite(root, site, { showsDrafts: true })
    .languages.find(({ folder }) => folder === languageOfFile(file))
    ?.pages.find((page) => page.file === withoutLanguage(file))?.path

/** The quality of uploaded pictures in percent, at which no difference is visible. */
const uploadQuality = 92

/** What the editor's page loads when it starts. */
export type EditorConfig = ReturnType<typeof editorConfig>

/**
 * Builds the configuration for the current content.
 * @param isLocal whether the files are on this computer: then there are a preview and the content check
 */
export function editorConfig(
  root: string,
  site: SiteConfig,
  { backend, hasReviews }: Pick<GitHost, 'backend' | 'hasReviews'>,
  isLocal: boolean,
) {
  // Everyone can read the configuration of the published editor.
  const { languages: contents, hidden } = readSite(root, site, { showsDrafts: isLocal })
  const [first] = contents
  const locale = first.settings.language
  const schemas = readSchemas(root)
  const languages = contents.map(({ folder: language, files, settings, pages }) => {
    const about = { language, pages, hidden }
    const { collections, fieldsOf } = buildCollections(site, files, schemas, about)
    const used = files.map(({ path }) => collectionOf(site.collections, path)?.schema ?? '')
    const forms = Object.fromEntries(used.map((schema) => [schema, fieldsOf(schema)]))
    return { language, settings, pages, collections, forms }
  })
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
      locale,
      // On this computer the server removes metadata, and only where there is some.
      ...(!isLocal && {
        media_processing: { enabled: true, strip_metadata: true, quality: uploadQuality },
      }),
      collections: languages.flatMap(({ collections }) => collections),
    },
    isLocal,
    /** Whether people sign in with Netlify Identity. */
    hasIdentity: backend.name === 'git-gateway' && !isLocal,
    /**
     * Of each language, the first one first, the fields of each schema, in its order, and the
     * settings for addresses.
     */
    languages: languages.map(({ language, settings, forms }) => ({ language, settings, forms })),
    schemas,
    /** Which schema a file has. */
    collections: site.collections,
    /** For fields that can link to a page. */
    pages: languages.flatMap(({ pages }) => pages.map(({ path, title }) => ({ path, title }))),
  }
}
