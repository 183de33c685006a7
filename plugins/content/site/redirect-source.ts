import { normalAddress, toComparable } from '../text/normal-form'
import { encodePath } from './addresses'

/** A former address, taken apart. */
export interface RedirectSource {
  /** The path in ASCII, as browsers send it; of a folder the part before "*". */
  path: string
  /** Whether it is everything in a folder. */
  isFolder: boolean
  /** The parameters of the query: their names as browsers send them, their values decoded. */
  query: readonly (readonly [name: string, value: string])[]
}

/** What Netlify takes as they are in the name of a parameter, which it uses as a pattern. */
const parameterName = /^(?:[\w~;,@!'-]|%[\da-f]{2})+$/i

/** A percent sign that encodes nothing. */
const loosePercent = /%(?![\da-f]{2})/gi

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

function pathProblem(path: string): string | undefined {
  if (!path.startsWith('/')) return 'has no slash at its beginning: write it without its domain'
  if (path.includes('//')) return 'has two slashes in a row, which no rule can match'
  if (/[\t\n\r]/.test(path)) return 'has a line break or a tab'
  if (/\*(?!$)/.test(path) || /[^/]\*$/.test(path))
    return 'has a "*" that is not a whole folder: "/blog/*"'
  if (path.includes('/:')) return 'has a part that begins with ":", which stands for any text'
  if (/^\/\.netlify(?:\/|$)/.test(path)) return 'is an address of Netlify itself'
  return undefined
}

function parameterProblem(name: string, value: string | undefined): string | undefined {
  if (name === '' && value === undefined) return 'has nothing before or after a "&"'
  if (value === undefined) return `has "${name}" without "=": it would also apply without a query`
  if (!parameterName.test(name)) {
    const encoded = encodeURIComponent(name)
    const remedy = encoded === name ? '' : `: write "${encoded}", as search engines do`
    return `has "${name}" as a name, whose signs Netlify takes for a pattern${remedy}`
  }
  const text = decoded(value)
  if (text === undefined) return `has "${value}", which is not encoded in UTF-8`
  if (/\s/.test(text)) return `has a space in the value of "${name}"`
  if (text.includes('=')) return `has a second "=" in the value of "${name}"`
  if (text.startsWith(':')) return `has a value of "${name}" that begins with ":": any text`
  return undefined
}

/**
 * Takes a former address of data/redirects.json apart, or says why no rule of Netlify can redirect
 * it: the file _redirects separates by spaces, has placeholders and reads the names of parameters as
 * patterns.
 * @param from "/about.html", "/?p=12" or "/blog/*"
 */
export function parseRedirectSource(from: string): RedirectSource | string {
  if (/^\s|\s$/.test(from)) return `has a space at its end: write "${from.trim()}"`
  const [path = '', ...rest] = from.split('?')
  const problem = pathProblem(path)
  if (problem !== undefined) return problem
  if (from.includes('#')) return 'has a "#", which browsers do not send'
  if (from.endsWith('?')) return `has nothing after "?": write "${from.slice(0, -1)}"`
  if (rest.join('?').includes('&amp;'))
    return `has "&amp;", which is "&" in HTML alone: write "${from.replaceAll('&amp;', '&')}"`
  const isFolder = path.endsWith('*')
  const source = {
    path: encodePath(path.replace(/\*$/, '').replace(loosePercent, '%25')).replaceAll(' ', '%20'),
    isFolder,
  }
  if (rest.length === 0) return { ...source, query: [] }
  if (isFolder) return 'has a query after a folder'
  const parameters = rest
    .join('?')
    .split('&')
    .map((parameter) => {
      const [name = '', ...values] = parameter.split('=')
      return { name: encodePath(name), value: values.length > 0 ? values.join('=') : undefined }
    })
  for (const { name, value } of parameters) {
    const wrong = parameterProblem(name, value)
    if (wrong !== undefined) return wrong
  }
  const names = parameters.map(({ name }) => name)
  if (new Set(names).size < names.length) return 'has a parameter twice'
  // After the path, Netlify takes what begins with a digit for a status.
  const ordered = parameters.toSorted(
    (a, b) => Number(/^\d/.test(a.name)) - Number(/^\d/.test(b.name)),
  )
  if (/^\d/.test(ordered[0]?.name ?? ''))
    return 'has only parameters whose names begin with a digit'
  return {
    ...source,
    query: ordered.map(({ name, value = '' }) => [name, decoded(value) ?? value] as const),
  }
}

/**
 * An address with the names of its parameters as search engines encode them, "?a%5B%5D=1" for
 * "?a[]=1", as far as Netlify then reads them as they are.
 */
export function encodeParameterNames(address: string): string {
  const [path = '', query] = address.split(/\?(.*)/s)
  if (query === undefined) return path
  const parameters = query.split('&').map((parameter) => {
    const [name = '', value] = parameter.split(/(=.*)/s)
    const encoded = encodeURIComponent(decoded(name.replaceAll('+', '%2B')) ?? name)
    return parameterName.test(encodePath(name)) || !parameterName.test(encoded)
      ? parameter
      : encoded + (value ?? '')
  })
  return `${path}?${parameters.join('&')}`
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
  const samePath = path
    .replace(loosePercent, '%25')
    .replace(/\/$/, '')
    .split('/')
    .map(part)
    .join('/')
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
