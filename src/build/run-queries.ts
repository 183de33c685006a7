import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A query, and what the built schema answers. */
export interface Answer {
  query: string
  data: Record<string, unknown> | null
  /** What was wrong with it; empty when all is well. */
  errors: string[]
}

type RunQuery = (
  query: string,
) => Promise<{ data?: Record<string, unknown> | null; errors?: unknown[] }>

/** Where the answers are kept for the tests. */
export const answersFile = join('.cache', 'query-answers.json')

/** The GraphQL queries in a Markdown text: its code blocks marked "graphql". */
export const queriesIn = (markdown: string): string[] =>
  [...markdown.matchAll(/^```graphql\n([^]*?)\n```$/gm)].map(([, query = '']) => query)

/**
 * Runs the queries of the Markdown file that QUERIES_IN names against the schema of this build, so
 * that tests can tell whether the documentation is true. Without QUERIES_IN it does nothing.
 */
export async function runQueries(root: string, graphql: RunQuery): Promise<void> {
  const file = process.env.QUERIES_IN
  if (!file) return
  const answers: Answer[] = []
  for (const query of queriesIn(readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n'))) {
    const { data = null, errors = [] } = await graphql(query)
    answers.push({ query, data, errors: errors.map(String) })
  }
  writeFileSync(join(root, answersFile), `${JSON.stringify(answers, null, 2)}\n`)
}
