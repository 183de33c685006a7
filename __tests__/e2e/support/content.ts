import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { parse as parseHtml } from 'node-html-parser'

/** What the browser tests know of the site: its content files and its built pages. */

interface Entry {
  title: string
  link: string
}

interface ContentFiles {
  navigation: {
    main: (Entry & { menu?: 'industries' | 'services' })[]
    contact: Entry
    industries: (Entry & { subMenu?: Entry[] })[]
    services: (Entry & { subMenu?: Entry[] })[]
    additionalServices: { title: string; links: Entry[] }
  }
  'ui-text': Record<
    | 'mainNavigation'
    | 'openMenu'
    | 'closeMenu'
    | 'scrollToTop'
    | 'loadingPage'
    | 'pauseMotion'
    | 'resumeMotion'
    | 'flipCard'
    | 'of'
    | 'filter'
    | 'industry'
    | 'service'
    | 'technology'
    | 'matching'
    | 'noMatch'
    | 'allCaseStudies'
    | 'previous'
    | 'next'
    | 'stopSlides'
    | 'startSlides'
    | 'close'
    | 'showcase'
    | 'otherCaseStudies',
    string
  >
  site: {
    name: string
    email: string
    url: string
    phones: string[]
    address: Record<'street' | 'locality' | 'country', string>
  }
  contact: {
    form: {
      name: string
      fields: Record<
        'name' | 'email' | 'company' | 'phone' | 'about' | 'budget' | 'start' | 'message',
        string
      >
      somethingElse: string
      submit: string
      errors: Record<
        'title' | 'nameMissing' | 'emailMissing' | 'emailInvalid' | 'messageMissing',
        string
      >
      sending: string
      sent: Record<'title' | 'text' | 'another' | 'home', string>
      failed: Record<
        'offline' | 'noAnswer' | 'refused' | 'interrupted' | 'kept' | 'retry' | 'mail',
        string
      >
    }
  }
  scheduling: {
    title: string
    url: string
    prefill?: { sample?: boolean; email?: string; date?: { daysAhead: number } }
    styles?: { height: string }
    loading: string
    prefilled: Record<'text' | 'clear' | 'cleared', string>
    fallback: Record<'title' | 'open' | 'mail' | 'write', string>
    badge: { enabled: boolean; text: string }
  }
  home: {
    clients: { title: string }
    promises: {
      cards: {
        front: Record<'title' | 'text', string>
        back: Record<'title' | 'text', string>
      }[]
    }
    approach: { steps: Record<'title' | 'description', string>[] }
  }
  clients: { clients: { name: string }[] }
  'status-pages': {
    errorScreen: Record<
      'title' | 'text' | 'pageNotFound' | 'caseStudyNotFound' | 'goBack' | 'goHome',
      string
    >
    inProgress: Record<'title' | 'text' | 'goBack', string>
    unsubscribed: Record<'title' | 'text' | 'visit', string>
  }
}

const root = resolve(__dirname, '../../..')

const parse = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** One of the single files in data/. */
export const content = <Name extends keyof ContentFiles>(name: Name): ContentFiles[Name] =>
  parse(`data/${name}.json`) as ContentFiles[Name]

// git keeps no empty folder: the last page of a kind takes its folder along.
const namesIn = (folder: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder)).filter((name) => name.endsWith('.json'))
    : []

export interface CaseStudyFile {
  title: string
  inProgress?: boolean
  formerTitles?: string[]
  description: string
  tech: string[]
  summary?: string[]
  challenges?: Record<'title' | 'description', string>[]
  solutions?: Record<'title' | 'description', string>[]
  showcase?: { imgAlt: string; caption: string }[]
  result?: string[]
  links?: { webUrl?: string; sourceUrl?: string }[]
}

/** All case studies. */
export const readCaseStudies = (): CaseStudyFile[] =>
  namesIn('data/case-studies').map((name) => parse(`data/case-studies/${name}`) as CaseStudyFile)

/** One with at least three pictures, if there is one. */
export const caseStudyWithPictures = (): CaseStudyFile | undefined =>
  readCaseStudies().find(({ showcase = [] }) => showcase.length > 2)

/** The address of a product whose page is still a placeholder, if the content has one. */
export const productInProgress = (): string | undefined => {
  const isInProgress = (name: string) =>
    (parse(`data/products/${name}`) as { inProgress?: boolean }).inProgress === true
  const name = namesIn('data/products').find(isInProgress)
  return name && `/products/${name.replace(/\.json$/, '')}/`
}

const notPages = new Set(['_gatsby', 'page-data', 'static', '404'])

const routesIn = (site: string, folder: string): string[] =>
  readdirSync(join(site, folder), { withFileTypes: true }).flatMap((entry) => {
    const isFolder = entry.isDirectory() && !notPages.has(entry.name)
    if (isFolder) return routesIn(site, join(folder, entry.name))
    return entry.name === 'index.html' ? [`${['', ...folder.split(sep)].join('/')}/`] : []
  })

/** The address of every built page that answers 200, in this site's public folder or another's. */
export function builtRoutes(site = join(root, 'public')): string[] {
  if (!existsSync(join(site, 'index.html'))) {
    throw new Error('Nothing is built yet: run `npm run build` first.')
  }
  return routesIn(site, '')
    .map((route) => route.replace(/^\/+/, '/'))
    .filter((route) => route !== '/case-studies/not-found/')
    .sort()
}

/** The first page with an accordion of at least two entries. */
export function pageWithQuestions(): string {
  const found = builtRoutes().find((route) => {
    const page = parseHtml(readFileSync(join(root, 'public', route, 'index.html'), 'utf8'))
    return page.querySelectorAll('main details').length > 1
  })
  if (!found) throw new Error('No page has an accordion')
  return found
}

/** The last place that some page offers to links; ids with ":" are made anew with every rendering. */
export function findAnchor(): { address: string; id: string } | undefined {
  for (const route of builtRoutes()) {
    const page = parseHtml(readFileSync(join(root, 'public', route, 'index.html'), 'utf8'))
    const ids = page.querySelectorAll('main[id], main [id]').map(({ id }) => id)
    const id = ids.findLast((each) => !each.includes(':'))
    if (id) return { address: `${route}#${id}`, id }
  }
  return undefined
}
