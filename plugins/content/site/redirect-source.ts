import { normalAddress, toComparable } from '../text/normal-form'
import { decode, encodeLoosePercents } from '../text/percent-encoding'
import { encodePath } from './addresses'

/** A former address, taken apart. */
export interface RedirectSource {
  /** The path in ASCII, as browsers send it; of a folder the part before "*". */
  path: string
  /** Whether it is everything in a folder. */
  isFolder: boolean
  /** The parameters of the query: their names as they are sent, their values decoded. */
  query: readonly (readonly [name: string, value: string])[]
}

/** Why no rule of Netlify can redirect an address. */
export interface RedirectProblem {
  problem: string
  /** The address to write in its place, where there is one. */
  instead?: string
}

/** A part of a query without its encoding; undefined if it is not encoded in UTF-8. */
const decoded = (text: string): string | undefined => decode(text.replaceAll('+', ' '))

/** A path up to the folder that contains what no rule can express: "/blog/*" for "/blog/:year/". */
const folderBefore = (path: string, at: number): string | undefined =>
  path.lastIndexOf('/', at) > 0 ? `${path.slice(0, path.lastIndexOf('/', at))}/*` : undefined

function pathProblem(path: string): RedirectProblem | undefined {
  if (!path.startsWith('/'))
    return { problem: 'has no slash at its beginning', instead: `/${path}` }
  if (path.includes('//')) return { problem: 'has two slashes in a row, which no rule can match' }
  if (/[\t\n\r]/.test(path))
    return {
      problem: 'has a line break or a tab',
      instead: path.replaceAll(/[\t\n\r]/g, ''),
    }
  const star = path.search(/\*(?!$)|(?<!\/)\*$/)
  if (star >= 0) {
    const folder = path.slice(0, star).replace(/\/$/, '')
    return {
      problem: 'has a "*" that is not a whole folder',
      instead: folder === '' ? undefined : `${folder}/*`,
    }
  }
  const placeholder = path.indexOf('/:')
  if (placeholder >= 0)
    return {
      problem: 'has a part that begins with ":", which stands for any text',
      instead: folderBefore(path, placeholder),
    }
  if (/^\/\.netlify(?:\/|$)/.test(path)) return { problem: 'is an address of Netlify itself' }
  return undefined
}

function parameterProblem(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return `has "${name}" without "=": it would also apply without a query`
  const text = decoded(value)
  if (text === undefined) return `has "${value}", which is not encoded in UTF-8`
  if (/\s/.test(text)) return `has a space in the value of "${name}"`
  if (text.includes('=')) return `has a second "=" in the value of "${name}"`
  if (text.startsWith(':')) return `has a value of "${name}" that begins with ":": any text`
  return undefined
}

/** Why an address cannot be read, with what to write as far as that is known from its signs. */
function formProblem(from: string): RedirectProblem | undefined {
  if (/^\s|\s$/.test(from)) return { problem: 'has a space at its end', instead: from.trim() }
  const [path = '', ...rest] = from.split('?')
  if (from.includes('#'))
    return { problem: 'has a "#", which browsers do not send', instead: from.replace(/#.*/s, '') }
  const problem = pathProblem(path)
  if (problem !== undefined) return problem
  if (from.endsWith('?')) return { problem: 'has nothing after "?"', instead: from.slice(0, -1) }
  if (rest.length === 0) return undefined
  const query = rest.join('?')
  if (query.includes('&amp;'))
    return {
      problem: 'has "&amp;", which is "&" in HTML alone',
      instead: from.replaceAll('&amp;', '&'),
    }
  if (path.endsWith('*')) return { problem: 'has a query after a folder', instead: path }
  const parameters = query.split('&')
  const withValue = parameters.filter((parameter) => parameter.includes('='))
  if (parameters.includes(''))
    return {
      problem: 'has nothing before or after a "&"',
      instead: `${path}?${parameters.filter(Boolean).join('&')}`,
    }
  const isShorter = withValue.length > 0 && withValue.length < parameters.length
  const wrong = parameters
    .map((parameter) => {
      const [name = '', value] = parameter.split(/=(.*)/s)
      return parameterProblem(name, value)
    })
    .find((reason) => reason !== undefined)
  return wrong === undefined
    ? undefined
    : { problem: wrong, instead: isShorter ? `${path}?${withValue.join('&')}` : undefined }
}

/**
 * Takes a former address of data/redirects.json apart, or says why no rule of Netlify can redirect
 * it: the file _redirects separates by spaces and has placeholders.
 * @param from "/about.html", "/?p=12" or "/blog/*"
 */
export function parseRedirectSource(from: string): RedirectSource | RedirectProblem {
  const wrong = formProblem(from)
  if (wrong) {
    const { problem, instead } = wrong
    const next = instead === undefined ? undefined : parseRedirectSource(instead)
    return { problem, instead: next && 'problem' in next ? next.instead : instead }
  }
  const [path = '', query] = from.split(/\?(.*)/s)
  const parameters = (query?.split('&') ?? []).map((parameter): readonly [string, string] => {
    const [name = '', value = ''] = parameter.split(/=(.*)/s)
    return [encodePath(name), decoded(value) ?? value]
  })
  const names = parameters.map(([name]) => decoded(name) ?? name)
  if (new Set(names).size < names.length) return { problem: 'has a parameter twice' }
  return {
    path: encodePath(encodeLoosePercents(path.replace(/\*$/, ''))).replaceAll(' ', '%20'),
    isFolder: path.endsWith('*'),
    query: parameters,
  }
}

/** The spellings of a text in a query, as programs encode it. */
const encoders: readonly ((text: string) => string)[] = [
  // As browsers do, which leave most signs as they are.
  (text) =>
    new URL(`https://a.example/?${text.replace(/[%&=#+]/g, encodeURIComponent)}`).search.slice(1),
  encodeURIComponent,
  (text) => new URLSearchParams([[text, '']]).toString().slice(0, -1),
]

const isCode = /%[\da-f]{2}/gi

/** A name as a pattern of Netlify that only matches itself, and that is not taken for a status. */
const toPattern = (name: string): string =>
  name.replace(/[^\w%-]|^-/g, String.raw`\$&`).replace(/^\d/, '[$&]')

/**
 * The parameters of a rule, once for each spelling of their names: Netlify decodes the values in a
 * request, and takes a name for a pattern (RE2) of what was sent.
 */
export function writtenQueries(query: RedirectSource['query']): string[] {
  const written = (encode: (name: string) => string): string =>
    query.map(([name, value]) => `${toPattern(encode(name))}=${value}`).join(' ')
  const spellings = [
    (name: string) => name,
    ...encoders.map((encode) => (name: string) => {
      const text = decoded(name)
      return text === undefined ? name : encode(text)
    }),
  ]
  return [
    ...new Set(
      spellings.flatMap((spell) => [
        written(spell),
        written((name) => spell(name).replace(isCode, (code) => code.toUpperCase())),
        written((name) => spell(name).replace(isCode, (code) => code.toLowerCase())),
      ]),
    ),
  ]
}

/**
 * An address in one spelling of its letters and parameters, by which addresses are compared: Netlify
 * takes no notice of the slash at the end of a path.
 */
export function canonicalAddress(address: string): string {
  const [path = '', query] = address.split('?')
  const part = (text: string): string => {
    try {
      return encodeURIComponent(toComparable(decodeURIComponent(text)))
    } catch {
      return normalAddress(text)
    }
  }
  const samePath = encodeLoosePercents(path).replace(/\/$/, '').split('/').map(part).join('/')
  if (query === undefined) return samePath
  const sameQuery = query
    .split('&')
    .map((parameter) =>
      parameter
        .split('=')
        .map((text) => part(text.replaceAll('+', ' ')))
        .join('='),
    )
    .sort()
  return `${samePath}?${sameQuery.join('&')}`
}
