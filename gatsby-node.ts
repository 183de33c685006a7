import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CreatePagesArgs, GatsbyNode, Page } from 'gatsby'
import { toContent, homePath, type Translation } from './plugins/content'
import {
  absentPages,
  buildRedirects,
  filesWithoutNode,
  groupPages,
  type LanguageContent,
  languageContents,
  type LanguagePages,
  listFiles,
  notFoundPath,
  localizePath,
  localizePaths,
  redirectLines,
  redirectsIn,
  relatedTo,
  type PageRecord,
  translationsOf,
} from './plugins/content/node'
import { planPictures } from './plugins/social-pictures'
import { addresses, type Paths, styleguidePath } from './src/content/addresses'
import { serviceConstants } from './src/service-config'
import { site } from './src/site'

const isDevelop = process.env.gatsby_executing_command === 'develop'

/** Returns what the query of a page's template gets: identifiers, by which it finds the rest. */
function createContext({ files, pages }: LanguageContent) {
  const fileAt = new Map(files.map((file) => [file.path, file]))
  const related = new Map(
    site.collections
      .filter((collection) => 'relatedBy' in collection)
      .map(
        (collection) =>
          [collection, relatedTo(files.filter((file) => file.collection === collection))] as const,
      ),
  )
  return ({ file: path, collection, number = 1, single }: PageRecord) => {
    const limit = single?.pagination?.size
    if (limit !== undefined) return { page: number, limit, skip: (number - 1) * limit }
    const file = fileAt.get(path)
    if (!file) return {}
    const relatedFiles = related.get(collection)?.(file)
    return {
      id: file.value.id,
      ...(relatedFiles && { others: relatedFiles.map(({ value }) => value.id) }),
      ...('sitemap' in file.value && { groups: groupPages(pages) }),
    }
  }
}

/**
 * The pages of src/pages/ that the site does not have at the moment. Gatsby creates them only when it
 * starts, but in development their content may come and go.
 */
const pagesSetAside = new Map<string, Pick<Page, 'component' | 'context' | 'path'>>()

/** The paths of the pages' social pictures, which only a build draws. */
const socialPictures = new Map<string, string>()

/** What a page's context has besides the identifiers for its query. */
interface ShellContext {
  /** Its social picture, by which its head names it, or that of the home page. */
  socialPicture?: string
  /** The paths of the pages that code links to, in its language. */
  paths: Paths
  /** Its language, by which its query finds the content. */
  language: string
  /** On a site with several languages, the first one. */
  defaultLanguage?: string
  /** Where it leads in the other languages. */
  translations?: readonly Translation[]
}

/**
 * Where the page for unknown addresses leads in each language. In browsers, Gatsby shows that of the
 * first language for those of all.
 */
const notFoundTranslations = (languages: readonly LanguagePages[]): Translation[] =>
  languages.flatMap((to, index) => {
    const from = languages[index === 0 ? 1 : 0]
    return from ? translationsOf(localizePath(notFoundPath, from.settings), from, [to]) : []
  })

function shellContext(
  path: string,
  pagesOfLanguage: LanguagePages,
  languages: readonly LanguagePages[],
): ShellContext {
  const { language } = pagesOfLanguage.settings
  const home = localizePath(homePath, pagesOfLanguage.settings)
  const socialPicture = socialPictures.get(path) ?? socialPictures.get(home)
  return {
    ...(socialPicture !== undefined && { socialPicture }),
    paths: localizePaths(addresses, pagesOfLanguage.settings),
    language,
    ...(languages.length > 1 && {
      defaultLanguage: languages[0]?.settings.language,
      translations:
        path === notFoundPath
          ? notFoundTranslations(languages)
          : translationsOf(path, pagesOfLanguage, languages),
    }),
  }
}

/** The addresses of single pages that the site does not have. */
const absentIn = (languages: readonly LanguageContent[]): Set<string> =>
  new Set(languages.flatMap(({ files }) => [...absentPages(site, files)]))

/**
 * Creates the pages of content files and of long lists, and, in development, the style guide. Gatsby
 * creates all others from src/pages/; those whose content has come or gone since are created or
 * deleted here.
 */
export const createPages: GatsbyNode['createPages'] = (args) => {
  const languages = languageContents(site, args)
  const files = languages.flatMap((language) => language.files)
  const missing = filesWithoutNode(site.collections, process.cwd(), files)
  // In development a file may be incomplete.
  if (missing.length > 0 && !isDevelop) {
    args.reporter.panicOnBuild(
      `Gatsby has created no node for these files in data/: ${missing.join(', ')}. Run "npx gatsby clean" and build again.`,
    )
  }
  const { pictures } = isDevelop
    ? { pictures: [] }
    : planPictures(
        languages.flatMap(({ settings, pages }, index) =>
          pages.map((page) => ({ ...page, language: index > 0 ? settings.language : undefined })),
        ),
      )
  for (const { page, path } of pictures) socialPictures.set(page, path)
  const absent = absentIn(languages)
  for (const language of languages) createPagesIn(language, languages, args)
  if (isDevelop) {
    const source = readFileSync('src/features/styleguide/StyleGuide.tsx', 'utf8')
    const component = resolve('src/templates/styleguide.tsx')
    const language = languages[0]?.settings.language
    args.actions.createPage({ path: styleguidePath, component, context: { source, language } })
  }
  for (const path of absent) {
    const page = args.getNode(`SitePage ${path}`)
    const component: unknown = page?.component
    if (typeof component !== 'string') continue
    pagesSetAside.set(path, { path, component, context: toContent(page?.pageContext) })
    args.actions.deletePage({ path, component })
  }
  for (const page of pagesSetAside.values())
    if (!absent.has(page.path)) args.actions.createPage(page)
}

/** Creates the pages of one language that have a template, and its redirects. */
function createPagesIn(
  language: LanguageContent,
  languages: readonly LanguageContent[],
  { actions }: CreatePagesArgs,
): void {
  const contextOf = createContext(language)
  for (const page of language.pages) {
    if (page.template === undefined) continue
    const component = resolve(`src/templates/${page.template}.tsx`)
    const context = { ...contextOf(page), ...shellContext(page.path, language, languages) }
    actions.createPage({ path: page.path, component, context })
  }
  for (const redirect of buildRedirects(language.files, language.pages))
    actions.createRedirect({ ...redirect })
}

/** Inserts the constants about other services. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  plugins,
}) => {
  const define = plugins.define as (constants: Record<string, unknown>) => object
  actions.setWebpackConfig({ plugins: [define(serviceConstants(process.cwd()))] })
}

/** The shipped addresses of the pages in src/pages/ that each language has. */
const pagesOfLanguages = new Set([
  notFoundPath,
  ...site.pages.flatMap(({ path, notFound }) => [path, notFound]),
])

/**
 * Moves a page that Gatsby has created from a file in src/pages/ to its address in each language,
 * or sets it aside if the site does not have it. All get their social pictures.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = (args) => {
  const { page, actions } = args
  const languages = languageContents(site, args)
  const [first] = languages
  if (!pagesOfLanguages.has(page.path)) {
    const context = first ? { ...page.context, ...shellContext(homePath, first, languages) } : {}
    if (Object.keys(context).length > 0) actions.createPage({ ...page, context })
    return
  }
  const absent = absentIn(languages)
  const paths = languages.map(({ settings }) => localizePath(page.path, settings))
  if (!paths.includes(page.path) || absent.has(page.path)) actions.deletePage(page)
  languages.forEach((language, index) => {
    const path = paths[index] ?? page.path
    const context = { ...page.context, ...shellContext(path, language, languages) }
    if (absent.has(path)) pagesSetAside.set(path, { path, component: page.component, context })
    else if (path !== page.path || Object.keys(context).length > 0)
      actions.createPage({ ...page, path, context })
  })
}

/**
 * Publishes the files of static/ unchanged: a plugin may have written another one of the same name.
 * The adapter adds its rules to the owner's, which are those of static/ and the redirects of the
 * content, and those of an earlier build are removed.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ getNodesByType }) => {
  for (const name of ['_headers', '_redirects']) rmSync(join('public', name), { force: true })
  for (const path of listFiles('static'))
    cpSync(join('static', path), join('public', path), { dereference: true })
  const lines = redirectLines(getNodesByType('Redirects').flatMap(redirectsIn))
  if (lines.length > 0) appendFileSync(join('public', '_redirects'), `\n${lines.join('\n')}\n`)
}
