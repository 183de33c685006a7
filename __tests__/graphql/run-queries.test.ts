import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answersFile, queriesIn, runQueries } from '../../src/build/run-queries'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'queries-'))
  mkdirSync(join(root, '.cache'))
})

afterEach(() => {
  delete process.env.QUERIES_IN
  rmSync(root, { recursive: true })
})

const markdown = [
  'One:',
  '```graphql',
  'query One {\n  a\n}',
  '```',
  '```ts',
  'no query',
  '```',
  'Two:',
  '```graphql',
  'query Two { b }',
  '```',
].join('\n')

test('takes the queries out of a Markdown text and leaves other code alone', () => {
  expect(queriesIn(markdown)).toEqual(['query One {\n  a\n}', 'query Two { b }'])
  expect(queriesIn('No code at all')).toEqual([])
})

test('asks each and keeps the answers, errors too', async () => {
  writeFileSync(join(root, 'guide.md'), markdown.replaceAll('\n', '\r\n'))
  process.env.QUERIES_IN = 'guide.md'
  await runQueries(root, async (query) =>
    query.includes('One') ? { data: { a: 1 } } : { errors: [new Error('No field b')] },
  )
  expect(JSON.parse(readFileSync(join(root, answersFile), 'utf8'))).toEqual([
    { query: 'query One {\n  a\n}', data: { a: 1 }, errors: [] },
    { query: 'query Two { b }', data: null, errors: ['Error: No field b'] },
  ])
})

test('does nothing unless it is told where the queries stand', async () => {
  const graphql = jest.fn()
  await runQueries(root, graphql)
  expect(graphql).not.toHaveBeenCalled()
})
