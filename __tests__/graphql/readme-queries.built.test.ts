import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'graphql'
import { answersFile, queriesIn, type Answer } from '../../src/build/run-queries'

/** The queries that the README shows, asked while the site was built: see src/build/run-queries.ts. */

const queries = queriesIn(readFileSync('README.md', 'utf8').replaceAll('\r\n', '\n'))

const answers: Answer[] = existsSync(answersFile)
  ? (JSON.parse(readFileSync(answersFile, 'utf8')) as Answer[])
  : []

const nameOf = (query: string): string => /^query (\w+)/.exec(query)?.[1] ?? ''

test('the README shows five queries, each with a name of its own', () => {
  const names = queries.map(nameOf)
  expect(names.filter((name) => /^[A-Z][A-Za-z]+$/.test(name))).toHaveLength(5)
  expect(new Set(names).size).toBe(5)
})

test('these very queries were asked in the last build (else run: npm test -- build built)', () => {
  expect(answers.map(({ query }) => query)).toEqual(queries)
})

describe.each(queries.map((query) => [nameOf(query), query]))('%s', (_name, query) => {
  const answer = (): Answer | undefined => answers.find((each) => each.query === query)

  test('fits the schema', () => {
    expect(answer()?.errors).toEqual([])
  })

  test('answers everything it asks for', () => {
    const { data } = answer() ?? {}
    const [definition] = parse(query).definitions
    const asked =
      definition?.kind === 'OperationDefinition' ? definition.selectionSet.selections : []
    expect(asked.length).toBeGreaterThan(0)
    for (const field of asked) {
      const name = field.kind === 'Field' ? (field.alias ?? field.name).value : ''
      expect(data?.[name]).toEqual(expect.objectContaining({ nodes: expect.any(Array) }))
    }
  })
})
