import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import {
  caseStudiesPath,
  companyPath,
  homePath,
  servicesPath,
  socialPicturePath,
} from '../../src/routes/paths'
import { readPages } from './site'

const agency = JSON.parse(readFileSync(resolve('data/site.json'), 'utf8')) as {
  name: string
  legalName: string
  url: string
  phones: string[]
  email: string
  address: Record<'street' | 'locality' | 'country', string>
  socials: { link: string }[]
}
const { url } = agency

type Data = Record<string, unknown> & { '@type': string }

/** What a page says of itself in the words of schema.org. */
const found = readPages().map(({ route, document }) => {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]')
  const blocks = scripts.map(({ rawText }) => JSON.parse(rawText) as { '@graph': Data[] })
  const isHidden = document.querySelector('meta[name="robots"]') !== null
  return { route, blocks, graph: blocks.flatMap((block) => block['@graph']), document, isHidden }
})

const shown = found.filter(({ isHidden }) => !isHidden)
const typesOf = (graph: readonly Data[]): string[] => graph.map((data) => data['@type']).sort()
const on = (path: string, type: string): Data | undefined =>
  found.find(({ route }) => route === path)?.graph.find((data) => data['@type'] === type)

const isBelow = (route: string, list: string): boolean =>
  route.startsWith(list) && route !== list && !route.startsWith(`${list}page/`)

test('each page says what it is about, and where it stands below home', () => {
  const expected = (route: string): string[] => {
    if (route === homePath) return ['Organization', 'WebSite']
    return [
      'BreadcrumbList',
      ...(isBelow(route, caseStudiesPath) ? ['CreativeWork'] : []),
      ...(route === companyPath ? ['Organization'] : []),
      ...(isBelow(route, servicesPath) ? ['Service'] : []),
    ]
  }
  expect(shown.map(({ route, graph }) => [route, typesOf(graph)])).toEqual(
    shown.map(({ route }) => [route, expected(route)]),
  )
})

test('what is not to be found says nothing', () => {
  const talking = found.filter(({ isHidden, blocks }) => isHidden && blocks.length > 0)
  expect(talking.map(({ route }) => route)).toEqual([])
})

/** What the vocabulary objects to: schema-dts is schema.org as types, so data is checked as a program would be. */
function objections(blocks: readonly unknown[]): string[] {
  const text = [
    "import type { Graph } from 'schema-dts'",
    ...blocks.map((block, index) => `export const block${index}: Graph = ${JSON.stringify(block)}`),
  ].join('\n')
  const file = resolve('structured-data.check.ts')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const withText: typeof host = {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    getSourceFile: (name, version) =>
      name === file ? ts.createSourceFile(name, text, version) : host.getSourceFile(name, version),
  }
  return ts
    .getPreEmitDiagnostics(ts.createProgram([file], options, withText))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

/** The same but for its texts: types and properties, which many pages have alike. */
const shapeOf = (block: unknown): string =>
  JSON.stringify(block, (key, value: unknown) =>
    typeof value === 'string' && !key.startsWith('@') ? 'text' : value,
  )

test('the vocabulary of schema.org knows every type and every property, and their values', () => {
  const blocks = found.flatMap((page) => page.blocks)
  const shapes = [...new Map(blocks.map((block) => [shapeOf(block), block])).values()]
  expect(shapes.length).toBeGreaterThan(1)
  expect(objections(shapes)).toEqual([])
  const invented = { '@type': 'Organization', name: 'A', stars: 5 }
  const graph = [invented]
  expect(objections([{ '@context': 'https://schema.org', '@graph': graph }])).toHaveLength(1)
}, 120_000)

test('the agency is who data/site.json says, and can be reached as it says', () => {
  for (const path of [homePath, companyPath]) {
    expect(on(path, 'Organization')).toMatchObject({
      '@id': `${url}/#organization`,
      name: agency.name,
      legalName: agency.legalName,
      url: `${url}/`,
      email: agency.email,
      telephone: agency.phones[0],
      address: {
        '@type': 'PostalAddress',
        streetAddress: agency.address.street,
        addressLocality: agency.address.locality,
        addressCountry: agency.address.country,
      },
      contactPoint: agency.phones.map((telephone) => ({
        '@type': 'ContactPoint',
        telephone,
        email: agency.email,
      })),
      ...(agency.socials.length > 0 && { sameAs: agency.socials.map(({ link }) => link) }),
    })
  }
  expect(on(homePath, 'WebSite')).toMatchObject({ name: agency.name, url: `${url}/` })
})

test('breadcrumbs lead from home over pages that are there to the page itself', () => {
  const routes = new Set(found.map(({ route }) => route))
  const wrong = shown.flatMap(({ route, graph }) => {
    const list = graph.find((data) => data['@type'] === 'BreadcrumbList')
    if (!list) return []
    const items = list.itemListElement as { position: number; name: string; item: string }[]
    const paths = items.map(({ item }) => item.slice(url.length))
    const isRight =
      items.length > 1 &&
      items.every(({ position, name }, index) => position === index + 1 && name.trim() !== '') &&
      paths[0] === homePath &&
      paths.at(-1) === route &&
      paths.every(
        (path, index) => routes.has(path) && path.startsWith(paths[index - 1] ?? homePath),
      )
    return isRight ? [] : [`${route}: ${paths.join(' > ')}`]
  })
  expect(wrong).toEqual([])
})

test('services and case studies say what their pages say', () => {
  const offers = shown.filter(({ route }) => isBelow(route, servicesPath))
  const works = shown.filter(({ route }) => isBelow(route, caseStudiesPath))
  const provider = { '@id': `${url}/#organization` }
  for (const { route, document } of [...offers, ...works]) {
    const about = on(route, isBelow(route, servicesPath) ? 'Service' : 'CreativeWork')
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
    expect(about).toMatchObject({ url: url + route, description })
  }
  expect(offers.length + works.length).toBeGreaterThan(0)
  for (const { route } of offers) expect(on(route, 'Service')).toMatchObject({ provider })
  for (const { route, document } of works) {
    const image = url + socialPicturePath(route)
    const name = document.querySelector('h1')?.text.trim()
    expect(on(route, 'CreativeWork')).toMatchObject({ name, image, creator: provider })
  }
})

test('no text of the content can end the element that holds the data', () => {
  const open = readPages().flatMap(({ route, document }) =>
    document
      .querySelectorAll('script[type="application/ld+json"]')
      .filter(({ rawText }) => rawText.includes('<'))
      .map(() => route),
  )
  expect(open).toEqual([])
})
