import { defineSite, type Feature, notFoundPath } from '../plugins/content'
import {
  checkTheme,
  derivePalette,
  logoPaths,
  manifestPath,
  pictureTheme,
  readTheme,
} from '../plugins/theme/node'
import { sitemapPath } from '../plugins/sitemap'
import { drawings } from './components/drawings/collection'
import { addresses } from './content/addresses'
import { dayRate } from './content/day-rate'
import { namesAt, staticFile } from './content/name-rules'
import { newSite } from './content/new-site'
import { shippedName, sitePlaceholders } from './content/site-placeholders'
import { technologies } from './content/technologies'
import { articles } from './features/articles/collection'
import { caseStudies } from './features/case-studies/collection'
import { company } from './features/company/collection'
import { contact } from './features/contact/collection'
import { customPages } from './features/custom-page/collection'
import { estimate } from './features/estimate/collection'
import { home } from './features/home/collection'
import { offerings } from './features/offerings/collection'
import { products } from './features/products/collection'
import { legalDocuments } from './features/legal/collection'
import { checkMenu } from './layout/header/check-menu'
import { booking } from './sections/booking/collection'

/** What plugins write for all languages at the top of the built site, besides pages. */
const filesAtRoot = [
  sitemapPath,
  '/robots.txt',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
]

/** The files that all pages share. */
const shared: Feature = {
  collections: [
    // Gatsby has a type "Site" of its own.
    {
      file: 'site.json',
      type: 'SiteSettings',
      schema: 'site.schema.json',
      required: true,
      isReadAtStart: true,
      hasLogos: true,
    },
    {
      file: 'theme.json',
      type: 'Theme',
      schema: 'theme.schema.json',
      required: true,
      isReadAtStart: true,
      isShared: true,
    },
    { file: 'ui-text.json', type: 'UiText', schema: 'ui-text.schema.json' },
    {
      file: 'navigation.json',
      type: 'Navigation',
      schema: 'navigation.schema.json',
      required: true,
      isMenu: true,
      overviews: {
        at: '/main',
        entries: { 'industries/': { menu: 'industries' }, 'services/': { menu: 'services' } },
      },
      pageLists: [
        { at: '/industries', folder: 'industries/', entry: {}, subPages: 'subMenu' },
        {
          at: '/services',
          folder: 'services/',
          entry: { description: 'TODO: a few words about it' },
          subPages: 'subMenu',
        },
      ],
    },
    { file: 'redirects.json', type: 'Redirects', schema: 'redirects.schema.json', isShared: true },
    {
      file: 'calls-to-action.json',
      type: 'CallsToAction',
      schema: 'calls-to-action.schema.json',
      required: true,
    },
    {
      file: 'status-pages.json',
      type: 'StatusPages',
      schema: 'status-pages.schema.json',
      required: true,
    },
  ],
  pages: [
    {
      path: addresses.unsubscribed,
      template: 'unsubscribed',
      title: ['status-pages.json', '/unsubscribed/title'],
      listed: false,
    },
  ],
  placeholders: sitePlaceholders,
  rules: {
    ofFiles: [checkTheme, checkMenu],
    names: [
      { ...staticFile, types: ['Theme'], at: ['/logo', '/wordmark'] },
      {
        ...staticFile,
        types: ['SiteSettings'],
        at: ['/analytics/scripts/*/src'],
        names: ({ files, source }) => [
          ...source.staticFiles,
          ...namesAt(files, 'SiteSettings', '/analytics/scripts/*/src').filter((src) =>
            src.startsWith('https:'),
          ),
        ],
      },
    ],
    requirements: {
      'long-menu':
        'The titles of the header fit into two rows of a window of 1024 pixels, beside its button.',
      'low-contrast':
        'Text has a contrast of at least 4.5:1; buttons and fields, derived from data/theme.json, of 3:1.',
    },
  },
  graphql: { extensions: [dayRate] },
}

/**
 * Everything that can be in data/, and the pages that come of it, put together from what each
 * feature says of itself. It runs in Node only.
 */
export const site = defineSite(
  [
    home,
    caseStudies,
    products,
    offerings,
    articles,
    company,
    contact,
    booking,
    estimate,
    legalDocuments,
    customPages,
    drawings,
    technologies,
    shared,
  ],
  {
    addresses,
    newSite,
    notFound: { path: notFoundPath, template: 'not-found' },
    shippedName,
    reservedFolders: [
      'admin',
      'brand',
      'clients',
      'feed',
      'icons',
      'marks',
      'social',
      'styleguide',
    ],
    writtenFiles: [
      { path: addresses.feed, page: addresses.articles },
      { path: manifestPath, page: addresses.home },
      ...filesAtRoot.map((path) => ({ path })),
    ],
    logos: (root) => logoPaths(readTheme(root)),
    pictureColors: (root) => derivePalette(pictureTheme(readTheme(root))).roles,
  },
)
