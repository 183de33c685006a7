/** What a file under data/ is: its GraphQL type and the JSON Schema it must satisfy. */
export interface Kind {
  /** The name of its GraphQL type: "CaseStudy". */
  type: string
  /** The name of its schema: "case-study.json". */
  schema: string
  /** The file in src/templates/ that makes a page of each content file; none for kinds without pages. */
  template?: string
}

const kind = (type: string, schema: string, template?: string): Kind => ({
  type,
  schema: `${schema}.json`,
  ...(template !== undefined && { template }),
})

// A map: an object would also know a file of the name "constructor".
const singleFiles = new Map<string, Kind>(
  Object.entries({
    'site.json': kind('SiteSettings', 'site'),
    'ui-text.json': kind('UiText', 'ui-text'),
    'navigation.json': kind('Navigation', 'navigation'),
    'home.json': kind('Home', 'home'),
    'case-studies.json': kind('Overview', 'overview'),
    'products.json': kind('Overview', 'overview'),
    'industries.json': kind('Overview', 'overview'),
    'services.json': kind('Overview', 'overview'),
    'company.json': kind('Company', 'company'),
    'contact.json': kind('Contact', 'contact'),
    'scheduling.json': kind('Scheduling', 'scheduling'),
    'clients.json': kind('Clients', 'clients'),
    'technologies.json': kind('Technologies', 'technologies'),
    'calls-to-action.json': kind('CallsToAction', 'calls-to-action'),
    'status-pages.json': kind('StatusPages', 'status-pages'),
  }),
)

const folders: [pattern: RegExp, kind: Kind][] = [
  [/^case-studies\/[^/]+\.json$/, kind('CaseStudy', 'case-study', 'case-study')],
  [/^industries\/(?:[^/]+\/)?[^/]+\.json$/, kind('Industry', 'industry', 'industry')],
  [/^services\/(?:[^/]+\/)?[^/]+\.json$/, kind('Service', 'service', 'service')],
  [/^products\/[^/]+\.json$/, kind('Product', 'product', 'product')],
]

/** The files without which the site cannot be built. */
export const requiredFiles = [...singleFiles.keys()]

/** The kind of the file at this path under data/, or undefined if content files do not belong there. */
export const kindOf = (relativePath: string): Kind | undefined =>
  singleFiles.get(relativePath) ?? folders.find(([pattern]) => pattern.test(relativePath))?.[1]

/** Every kind once. */
export const kinds: readonly Kind[] = [
  ...new Map(
    [...singleFiles.values(), ...folders.map(([, each]) => each)].map((each) => [each.type, each]),
  ).values(),
]

/** The template that makes the pages of a type; undefined for types without pages. */
export const templateOf = (type: string): string | undefined =>
  kinds.find((each) => each.type === type)?.template
