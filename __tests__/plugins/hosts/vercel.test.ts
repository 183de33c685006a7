import {
  buildHostRequirements,
  type HostRequirements,
} from '../../../plugins/hosts/host-requirements'
import { buildVercelFiles } from '../../../plugins/hosts/vercel'
import { editorHeaders, iconHeaders, requirementsOf, script } from './requirements'

/** A route of Vercel's Build Output API: https://vercel.com/docs/build-output-api/configuration */
type Route =
  | { handle: 'filesystem' | 'hit' }
  | {
      src: string
      dest?: string
      status?: number
      headers?: Record<string, string>
      continue?: true
      important?: true
    }

function routesOf(requirements: HostRequirements): Route[] {
  const { 'config.json': text = '' } = buildVercelFiles(requirements).files
  const { version, routes } = JSON.parse(text) as { version: number; routes: Route[] }
  expect(version).toBe(3)
  return routes
}

/**
 * The response to an address by the rules before Vercel looks for a file, and by those after it.
 * @param hasFile whether Vercel finds a file, and so applies the rules for a hit
 */
function answersAt(address: string, title: string, hasFile = false) {
  const headers: Record<string, string> = {}
  const found: { status?: number; dest?: string }[] = []
  let matched = false
  let afterFile = false
  for (const route of routesOf(requirementsOf(title))) {
    if ('handle' in route) {
      if (route.handle === 'hit' && !hasFile) break
      matched = false
      afterFile = route.handle === 'hit'
      continue
    }
    const match = new RegExp(route.src, 'i').exec(address)
    if (!match || matched) continue
    for (const [name, value] of Object.entries(route.headers ?? {}))
      if (!afterFile || route.important) headers[name] = value.replace('$1', match[1] ?? '')
    if (route.continue) continue
    matched = true
    found.push({ status: route.status, ...(route.dest && { dest: route.dest }) })
  }
  const { location, ...others } = headers
  return { answer: { ...found[0], ...(location && { location }) }, headers: others }
}

const menus = 'Menus & Orders'
const moved = { status: 301, location: '/case-studies/menus-and-orders/' }
const odd = 'C++ (2.0) [beta]?'
const notFound = { status: 404, dest: '/404.html' }
const caseStudyNotFound = { status: 404, dest: '/case-studies/not-found/index.html' }

test.each<[address: string, title: string, answer: object]>([
  ['/case-studies/Menus%20%26%20Orders', menus, moved],
  ['/case-studies/Menus%20&%20Orders/', menus, moved],
  ['/case-studies/Menus & Orders', menus, moved],
  // The characters of a title match literally.
  [`/case-studies/${encodeURIComponent(odd)}`, odd, { status: 301 }],
  ['/case-studies/C%2B%2B%20(2x0)%20%5Bbeta%5D', odd, { status: 308 }],
  // A title of one word does not redirect to itself, because patterns ignore case.
  ['/case-studies/Alpha', 'Alpha', { status: 301, location: '/case-studies/alpha/' }],
  ['/case-studies/alpha/', 'Alpha', { status: 404 }],
  ['/404', 'Alpha', notFound],
  ['/404/', 'Alpha', notFound],
  ['/404.html', 'Alpha', notFound],
  ['/nowhere/', 'Alpha', notFound],
  ['/case-studies/not-found/', 'Alpha', caseStudyNotFound],
  ['/case-studies/not-found/index.html', 'Alpha', caseStudyNotFound],
  ['/case-studies/a/b/', 'Alpha', caseStudyNotFound],
  // A page has one address, with a slash.
  ['/our-company/security', 'Alpha', { status: 308, location: '/our-company/security/' }],
])('%s on a site with the case study "%s" answers %j', (address, title, answer) => {
  expect(answersAt(address, title).answer).toMatchObject(answer)
})

const cached = { 'cache-control': 'public, max-age=31536000, immutable' }
const changing = { 'cache-control': 'public, max-age=0, must-revalidate' }

test.each<[address: string, what: 'a file' | 'no file', headers: object]>([
  ['/', 'a file', { ...changing, 'referrer-policy': 'same-origin' }],
  ['/page-data/app-data.json', 'a file', changing],
  ['/own-script.js', 'a file', changing],
  [script, 'a file', { ...cached, 'referrer-policy': 'same-origin' }],
  ['/static/font.woff2', 'a file', cached],
  [script, 'no file', changing],
  ['/static/font.woff2', 'no file', changing],
  ['/admin/index.html', 'a file', editorHeaders],
  ['/icon.png', 'a file', iconHeaders],
  ['/icons.png', 'a file', { 'referrer-policy': 'same-origin' }],
])('%s with %s has the headers %j', (address, what, headers) => {
  expect(answersAt(address, 'Alpha', what === 'a file').headers).toMatchObject(headers)
})

test.each(
  ['/কাজ/none/', '/কাজ/not-found', '/কাজ/not-found/'].flatMap((path) => [path, encodeURI(path)]),
)('%s has the not-found page of its folder, whose name is in other letters', (address) => {
  const rule = encodeURI('/কাজ/*  /কাজ/not-found/  404').replaceAll('%20', ' ')
  const redirects = `# gatsby-adapter-netlify start\n${rule}\n# gatsby-adapter-netlify end\n`
  const [first] = routesOf(buildHostRequirements('', redirects, '')).filter(
    (route) => 'dest' in route && new RegExp(route.src).test(address),
  )
  expect(first).toMatchObject({ dest: '/কাজ/not-found/index.html', status: 404 })
})
