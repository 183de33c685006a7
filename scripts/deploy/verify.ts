import { type Expected, scriptsOf } from './expected'

// "public, max-age=0" and "public,max-age=0" mean the same.
const withoutSpaces = (value: string | null): string | undefined =>
  value?.replace(/\s*([,;])\s*/g, '$1')

/** A line for each difference between a response and the build. */
function differences(expected: Expected, answered: Response, text: string): string[] {
  const { path, status, location, headers, scripts } = expected
  if (answered.status !== status)
    return [`${path}: has status ${answered.status} instead of ${status}`]
  const found: string[] = []
  const at = (url: string | null): string | undefined =>
    url === null ? undefined : new URL(url, 'https://site.invalid').pathname
  const target = answered.headers.get('location')
  if (location !== undefined && at(target) !== at(location))
    found.push(`${path}: redirects to ${target} instead of ${location}`)
  for (const [name, value] of Object.entries(headers)) {
    const actual = answered.headers.get(name)
    if (withoutSpaces(actual) === withoutSpaces(value)) continue
    const instead = actual === null ? 'is missing' : `is "${actual}"`
    found.push(`${path}: header ${name} ${instead}, declared is "${value}"`)
  }
  // The body of a redirect is not shown, so it may differ.
  if (location !== undefined) return found
  const actual = scriptsOf(path, text)
  const missing = scripts.filter((script) => !actual.includes(script))
  const foreign = actual.filter((script) => !scripts.includes(script))
  if (path.endsWith('.js') && missing.length > 0)
    found.push(`${path}: differs from the script of the build`)
  else {
    if (missing.length > 0) found.push(`${path}: does not have the script ${missing.join(', ')}`)
    if (foreign.length > 0) found.push(`${path}: has an unexpected script ${foreign.join(', ')}`)
  }
  return found
}

/** The number of requests at the same time; more would look like an attack. */
const maxRequests = 6
/** The timeout of a request, in ms. */
const timeout = 30_000

/**
 * Requests all expected addresses from a published site.
 * @param origin the site's address: "https://www.agency.com"
 * @returns a line for each difference between a response and the build
 */
export async function verifyDeploy(
  origin: string,
  expected: readonly Expected[],
): Promise<string[]> {
  const waiting = [...expected]
  const found: string[] = []
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      found.push(...(await verify(origin, next)))
  }
  await Promise.all(Array.from({ length: maxRequests }, work))
  return found.sort()
}

async function verify(origin: string, expected: Expected): Promise<string[]> {
  try {
    const response = await fetch(new URL(expected.path, origin), {
      redirect: 'manual',
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(timeout),
    })
    return differences(expected, response, await response.text())
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return [`${expected.path}: does not answer (${String(cause)})`]
  }
}
