import { differences } from './compare'
import type { Expected } from './expected'

/** Asked at the same time; more would look like an attack. */
const atOnce = 6
/** After this many ms an address counts as not answering. */
const patience = 30_000

/**
 * Asks a published site for every address that is expected of it.
 * @param origin where it is: "https://www.agency.com"
 * @returns a line for each difference between what it answers and what was built
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
  await Promise.all(Array.from({ length: atOnce }, work))
  return found.sort()
}

async function verify(origin: string, expected: Expected): Promise<string[]> {
  try {
    const response = await fetch(new URL(expected.path, origin), {
      redirect: 'manual',
      headers: { 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(patience),
    })
    const { status, headers } = response
    return differences(expected, { status, headers, text: await response.text() })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return [`${expected.path}: does not answer (${String(cause)})`]
  }
}
