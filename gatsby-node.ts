import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { GatsbyNode, Page } from 'gatsby'
import { homePath } from './plugins/content'
import {
  absentPages,
  buildRedirects,
  filesWithoutNode,
  groupPages,
  listFiles,
  listPages,
  type NodeFile,
  nodeFiles,
  ownPath,
  readSlugSettings,
  redirectLines,
  redirectsIn,
  relatedTo,
  type SitePage,
} from './plugins/content/node'
import { planPictures } from './plugins/social-pictures'
import { styleguidePath } from './src/content/addresses'
import { insertLabels } from './src/insert-labels'
import { serviceConstants } from './src/other-services'
import { site } from './src/site'

const isDevelop = process.env.gatsby_executing_command === 'develop'

/** Returns what the query of a page's template gets: identifiers, by which it finds the rest. */
function createContext(files: readonly NodeFile[], pages: readonly SitePage[]) {
  const fileAt = new Map(files.map((file) => [file.path, file]))
  const related = new Map(
    site.kinds
      .filter((kind) => 'relatedBy' in kind)
      .map((kind) => [kind, relatedTo(files.filter((file) => file.kind === kind))] as const),
  )
  return ({ file: path, kind, number = 1, single }: SitePage) => {
    const limit = single?.pagination?.size
    if (limit !== undefined) return { page: number, limit, skip: (number - 1) * limit }
    const file = fileAt.get(path)
    if (!file) return {}
    const others = related.get(kind)?.(file)
    return {
      id: file.value.id,
      ...(others && { others: others.map(({ value }) => value.id) }),
      ...('sitemap' in file.value && { groups: groupPages(pages) }),
    }
  }
}

/**
 * The pages of src/pages/ that the site does not have at the moment. Gatsby creates them only when it
 * starts, but in development their content may come and go.
 */
const pagesSetAside = new Map<string, Pick<Page, 'component' | 'path'>>()

/** The paths of the pages' social pictures, which only a build draws. */
const socialPictures = new Map<string, string>()

/** The part of a page's context by which its head names its social picture, or that of the home page. */
const pictureContext = (path: string): { socialPicture?: string } => {
  const socialPicture = socialPictures.get(path) ?? socialPictures.get(homePath)
  return socialPicture === undefined ? {} : { socialPicture }
}

/**
 * Creates the pages of content files and of long lists, and, in development, the style guide. Gatsby
 * creates all others from src/pages/; those whose content has come or gone since are created or
 * deleted here.
 */
export const createPages: GatsbyNode['createPages'] = (args) => {
  const files = nodeFiles(site.kinds, args)
  const missing = filesWithoutNode(site.kinds, process.cwd(), files)
  // In development a file may be incomplete.
  if (missing.length > 0 && !isDevelop) {
    args.reporter.panicOnBuild(
      `Gatsby has created no node for these files in data/: ${missing.join(', ')}. Run "npx gatsby clean" and build again.`,
    )
  }
  const pages = listPages(site, files)
  const contextOf = createContext(files, pages)
  const { pictures } = isDevelop ? { pictures: [] } : planPictures(pages)
  for (const { page, path } of pictures) socialPictures.set(page, path)
  for (const page of pages) {
    if (page.template === undefined) continue
    const component = resolve(`src/templates/${page.template}.tsx`)
    const context = { ...contextOf(page), ...pictureContext(page.path) }
    args.actions.createPage({ path: page.path, component, context })
  }
  if (isDevelop) {
    const source = readFileSync('src/features/styleguide/StyleGuide.tsx', 'utf8')
    const component = resolve('src/templates/styleguide.tsx')
    args.actions.createPage({ path: styleguidePath, component, context: { source } })
  }
  const absent = absentPages(site, files)
  for (const path of absent) {
    const component: unknown = args.getNode(`SitePage ${path}`)?.component
    if (typeof component !== 'string') continue
    pagesSetAside.set(path, { path, component })
    args.actions.deletePage({ path, component })
  }
  for (const page of pagesSetAside.values())
    if (!absent.has(page.path)) args.actions.createPage(page)
  for (const redirect of buildRedirects(files, pages)) args.actions.createRedirect({ ...redirect })
}

/** Inserts the constants about other services, and the labels of other languages. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  stage,
  actions,
  plugins,
}) => {
  const define = plugins.define as (constants: Record<string, unknown>) => object
  const root = process.cwd()
  actions.setWebpackConfig({
    plugins: [define(serviceConstants(root))],
    resolve: { alias: insertLabels(root, stage) },
  })
}

const singlePaths = new Set(site.pages.flatMap(({ path, notFound }) => [path, notFound]))

/**
 * Moves a page that Gatsby has created from a file in src/pages/ to its address on this site, or
 * sets it aside if the site does not have it. All get their social pictures.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = (args) => {
  const { page, actions } = args
  const isSingle = singlePaths.has(page.path)
  const path = isSingle ? ownPath(page.path, readSlugSettings(process.cwd())) : page.path
  const isAbsent = isSingle && absentPages(site, nodeFiles(site.kinds, args)).has(path)
  if (isAbsent || path !== page.path) actions.deletePage(page)
  if (isAbsent) pagesSetAside.set(path, { path, component: page.component })
  else if (path !== page.path || socialPictures.size > 0) {
    actions.createPage({ ...page, path, context: { ...page.context, ...pictureContext(path) } })
  }
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
