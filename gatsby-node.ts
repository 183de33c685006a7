import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CreatePagesArgs, GatsbyNode } from 'gatsby'
import { homePath, notFoundPath, type Translation } from './plugins/content'
import {
  buildRedirects,
  groupPages,
  type LanguagePages,
  listFiles,
  localizePath,
  localizePaths,
  neighborsIn,
  nodeIds,
  type PageRecord,
  paginationOf,
  readSite,
  redirectLines,
  redirectsFile,
  redirectsIn,
  relatedTo,
  type SiteLanguage,
  translationsOf,
  typedContent,
} from './plugins/content/node'
import { planPictures } from './plugins/social-pictures'
import { addresses, styleguidePath } from './src/content/addresses'
import { queryTranslations } from './src/content/query-translations'
import type { PageContext } from './src/layout/PageShell'
import { serviceConstants } from './src/service-config'
import { site } from './src/site'

const isDevelop = process.env.gatsby_executing_command === 'develop'

/**
 * Creates all pages: those of the site, in each language, with their redirects, and, in development,
 * the style guide. Gatsby calls it again when content changes, and deletes what is not created again.
 */
export const createPages: GatsbyNode['createPages'] = (args) => {
  const { actions } = args
  const { languages } = readSite(process.cwd(), site, { showsDrafts: isDevelop })
  const ids = nodeIds(site, args)
  // In development Gatsby makes the node of a file a little later.
  if (!isDevelop) stopWithoutNodes(languages, ids, args)
  const pictures = isDevelop ? new Map<string, string>() : socialPictures(languages)
  for (const language of languages) {
    const queryContext = queryContextsOf(language, ids)
    const paths = localizePaths(addresses, language.settings)
    const create = (path: string, template: string, context: object, copy = path): void => {
      actions.createPage({
        path: copy,
        component: resolve(`src/templates/${template}.tsx`),
        context: { ...context, paths, ...pageContextOf(path, language, languages, pictures) },
      })
    }
    for (const page of language.pages) {
      const context = queryContext(page)
      if (context) create(page.path, page.template, context)
    }
    for (const { path, template } of language.notFoundPages) {
      create(path, template, {})
      // Gatsby makes this copy only once, and deletes it when it creates the pages again.
      if (path === notFoundPath) create(path, template, {}, '/404.html')
    }
    for (const redirect of buildRedirects(language.shownFiles, language.pages))
      actions.createRedirect({ ...redirect })
  }
  if (isDevelop) {
    const source = readFileSync('src/features/styleguide/StyleGuide.tsx', 'utf8')
    const component = resolve('src/templates/styleguide.tsx')
    const [language] = languages
    const paths = localizePaths(addresses, language.settings)
    const shared = { paths, ...pageContextOf(homePath, language, languages, pictures) }
    actions.createPage({ path: styleguidePath, component, context: { ...shared, source } })
  }
}

/** Stops a build that would leave out content. */
function stopWithoutNodes(
  languages: readonly SiteLanguage[],
  ids: ReadonlyMap<string, string>,
  { reporter }: CreatePagesArgs,
): void {
  const paths = languages.flatMap(({ shownFiles }) => shownFiles.map(({ fullPath }) => fullPath))
  const missing = [...new Set(paths)].filter((path) => !ids.has(path))
  if (missing.length === 0) return
  reporter.panicOnBuild(
    `Gatsby has created no node for these files: ${missing.join(', ')}. Run "npx gatsby clean" and build again.`,
  )
}

/** The paths of the social pictures, by the paths of their pages. */
function socialPictures(languages: readonly LanguagePages[]): Map<string, string> {
  const { pictures } = planPictures(
    languages.flatMap(({ settings, pages }, index) =>
      pages.map((page) => ({ ...page, language: index > 0 ? settings.language : undefined })),
    ),
  )
  return new Map(pictures.map(({ page, path }) => [page, path]))
}

/**
 * Returns what the query of a page's template gets: identifiers, by which it finds the rest. A page
 * whose file has no node yet has none.
 */
function queryContextsOf(
  { shownFiles, pages }: SiteLanguage,
  ids: ReadonlyMap<string, string>,
): (page: PageRecord) => object | undefined {
  const fileAt = new Map(shownFiles.map((file) => [file.path, file]))
  const filesOf = (collection: PageRecord['collection']) =>
    shownFiles.filter((file) => file.collection === collection)
  const related = new Map(
    site.collections
      .filter((collection) => 'relatedBy' in collection)
      .map((collection) => [collection, relatedTo(filesOf(collection))]),
  )
  const neighbors = new Map(
    site.collections.flatMap((collection) =>
      'sequence' in collection && collection.sequence
        ? [...neighborsIn(filesOf(collection), collection.sequence)]
        : [],
    ),
  )
  const idOf = (of: { fullPath: string } | undefined): string => (of && ids.get(of.fullPath)) ?? ''
  return (page) => {
    const { file: path, collection, content, number = 1, single } = page
    const file = fileAt.get(path)
    const id = file && ids.get(file.fullPath)
    if (!file || id === undefined) return undefined
    const limit = paginationOf(page)?.size
    const list = limit !== undefined && { page: number, limit, skip: (number - 1) * limit }
    if (single) return { ...list }
    const relatedFiles = related.get(collection)?.(file)
    const around = neighbors.get(file)
    return {
      id,
      ...list,
      ...(relatedFiles && {
        others: relatedFiles.flatMap(({ fullPath }) => ids.get(fullPath) ?? []),
      }),
      ...(around && { previous: idOf(around.previous), next: idOf(around.next) }),
      ...(Object.hasOwn(Object(content) as object, 'sitemap') && { groups: groupPages(pages) }),
    }
  }
}

/** What a page gets besides, in whatever language it is. */
function pageContextOf(
  path: string,
  language: LanguagePages,
  languages: readonly LanguagePages[],
  pictures: ReadonlyMap<string, string>,
): Omit<PageContext, 'paths'> {
  const home = localizePath(homePath, language.settings)
  const socialPicture = pictures.get(path) ?? pictures.get(home)
  return {
    ...(socialPicture !== undefined && { socialPicture }),
    language: language.settings.language,
    ...(languages.length > 1 && {
      defaultLanguage: languages[0]?.settings.language,
      translations:
        path === notFoundPath
          ? notFoundTranslations(languages)
          : translationsOf(path, language, languages),
      queryTranslations: queryTranslations(path, language, languages),
    }),
  }
}

/**
 * Where the page for unknown addresses leads in each language: many hosts show that of the first
 * language for those of all.
 */
const notFoundTranslations = (languages: readonly LanguagePages[]): Translation[] =>
  languages.flatMap((to, index) => {
    const from = languages[index === 0 ? 1 : 0]
    return from ? translationsOf(localizePath(notFoundPath, from.settings), from, [to]) : []
  })

/** Inserts the constants about other services. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  plugins,
}) => {
  const define = plugins.define as (constants: Record<string, unknown>) => object
  actions.setWebpackConfig({ plugins: [define(serviceConstants(process.cwd()))] })
}

/**
 * Publishes the files of static/ unchanged: a plugin may have written another one of the same name.
 * The adapter adds its rules, which are the redirects of pages, to the owner's: those of static/ and
 * the redirects of the content. Those of an earlier build are removed.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = () => {
  for (const name of ['_headers', '_redirects']) rmSync(join('public', name), { force: true })
  const staticFiles = listFiles('static')
  for (const path of staticFiles)
    cpSync(join('static', path), join('public', path), { dereference: true })
  const { languages } = readSite(process.cwd(), site)
  const ofPages = languages.flatMap(({ shownFiles, pages }) => buildRedirects(shownFiles, pages))
  const [{ shownFiles }] = languages
  const file = shownFiles.find(({ path }) => path === redirectsFile)
  const lines = redirectLines(
    redirectsIn(file && typedContent(file)),
    ofPages,
    staticFiles.map((path) => `/${path}`),
  )
  if (lines.length > 0) appendFileSync(join('public', '_redirects'), `\n${lines.join('\n')}\n`)
}
