import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Actions, GatsbyNode } from 'gatsby'
import {
  absentPaths,
  buildContentPages,
  buildRedirects,
  contentEntries,
  filesWithoutNode,
  groupPages,
  listFiles,
  ownPath,
  type PageToCreate,
  readSlugSettings,
  shippedPaths,
  singlePages,
  styleguidePath,
} from './plugins/content/node'

const isDevelop = process.env.gatsby_executing_command === 'develop'

const hasSitemap = ({ sections }: Readonly<Record<string, unknown>>): boolean =>
  Array.isArray(sections) &&
  sections.some((section) => Object.hasOwn(Object(section) as object, 'sitemap'))

/**
 * Pages that the site does not have. They exist until Gatsby has read all queries, because it warns
 * of each query that belongs to no page.
 */
const unusedPages: { path: string; component: string }[] = []
let queriesAreRead = false

/** Creates a page for each template that no page uses. */
function createUnusedPages(pages: readonly PageToCreate[], { createPage }: Actions): void {
  const templates = new Set(pages.map(({ template }) => `${template}.tsx`))
  for (const file of readdirSync('src/templates').filter((name) => !templates.has(name))) {
    const page = {
      path: `/unused/${file.replace('.tsx', '')}/`,
      component: resolve('src/templates', file),
    }
    createPage({ ...page, context: { id: '', others: [] } })
    unusedPages.push(page)
  }
}

/**
 * Creates a page for each case study, industry, service, product, document and own page, by the
 * kind of its file in data/, the pages of the list of case studies and, in development, the style
 * guide. Gatsby creates all others from src/pages/.
 */
export const createPages: GatsbyNode['createPages'] = (args) => {
  const entries = contentEntries(args)
  const missing = filesWithoutNode(process.cwd(), entries)
  // In development a file may be incomplete.
  if (missing.length > 0 && !isDevelop) {
    args.reporter.panicOnBuild(
      `Gatsby has created no node for these files in data/: ${missing.join(', ')}. Run "npx gatsby clean" and build again.`,
    )
  }
  const pages = buildContentPages(entries)
  const listsPages = new Set(
    entries.filter(({ content }) => hasSitemap(content)).map(({ id }) => id),
  )
  for (const { path, template, context } of pages) {
    const groups = listsPages.has(context.id ?? '') ? { groups: groupPages(entries) } : {}
    const component = resolve(`src/templates/${template}.tsx`)
    args.actions.createPage({ path, component, context: { ...context, ...groups } })
  }
  if (queriesAreRead) deleteUnusedPages(args)
  else createUnusedPages(pages, args.actions)
  if (isDevelop) {
    const source = readFileSync('src/features/styleguide/StyleGuide.tsx', 'utf8')
    const component = resolve('src/templates/styleguide.tsx')
    args.actions.createPage({ path: styleguidePath, component, context: { source } })
  }
  for (const redirect of buildRedirects(entries)) args.actions.createRedirect({ ...redirect })
}

const singlePaths = new Set([
  ...singlePages.map(({ path }) => path),
  shippedPaths.caseStudyNotFound,
])

/**
 * Moves a page that Gatsby has created from a file in src/pages/ to its address on this site, or
 * deletes it if the site does not have it.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = (args) => {
  const { page, actions } = args
  if (!singlePaths.has(page.path)) return
  const files = new Map(contentEntries(args).map(({ file, content }) => [file, content]))
  const path = ownPath(page.path, readSlugSettings(process.cwd()))
  const isAbsent = absentPaths(files).has(path)
  if (isAbsent && !queriesAreRead) unusedPages.push(page)
  else if (isAbsent || path !== page.path) actions.deletePage(page)
  if (!isAbsent && path !== page.path) actions.createPage({ ...page, path })
}

function deleteUnusedPages({ actions }: { actions: Actions }): void {
  unusedPages.splice(0).forEach((page) => actions.deletePage(page))
}

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = (args) => {
  // In development Gatsby reads the queries later.
  queriesAreRead = !isDevelop
  if (queriesAreRead) deleteUnusedPages(args)
}

/** They go at the next change of the content: Gatsby's own 404 page fails if they go before. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = () => {
  queriesAreRead = true
}

/**
 * Publishes the files of static/ unchanged: a plugin may have written another one of the same name.
 * The adapter adds its rules to the owner's, and those of an earlier build are removed.
 */
export const onPostBuild: GatsbyNode['onPostBuild'] = () => {
  for (const name of ['_headers', '_redirects']) rmSync(join('public', name), { force: true })
  for (const path of listFiles('static'))
    cpSync(join('static', path), join('public', path), { dereference: true })
}
