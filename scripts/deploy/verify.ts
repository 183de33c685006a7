import { differences } from './compare'
import type { Expected } from './expected'

/** The number of requests at the same time; more would look like an attack. */
const maxRequests = 6
/** In ms. */
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
    const { status, headers } = response
    return differences(expected, { status, headers, text: await response.text() })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return [`${expected.path}: does not answer (${String(cause)})`]
  }
}
