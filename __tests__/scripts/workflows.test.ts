import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What stands in words about commands and versions agrees with package.json and .nvmrc. */

interface Manifest {
  scripts: Record<string, string>
  engines: { node: string }
}

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest

const filesIn = (folder: string, end: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => end.test(name))
    .map((name) => join(folder, name))

const forge = filesIn('.github', /\.ya?ml$/)
const texts = [...forge, ...filesIn('docs', /\.md$/), ...filesIn('.github', /\.md$/)].concat(
  'README.md',
  'netlify.toml',
  '.ci/run',
)

test.each(texts)('every npm script that %s names exists', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)]
  expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([])
})

test('workflows take the version of Node from .nvmrc, and so does Netlify', () => {
  for (const file of forge) expect(readFileSync(file, 'utf8')).not.toMatch(/node-version:/)
  expect(readFileSync('netlify.toml', 'utf8')).not.toContain('NODE_VERSION')
  const [major = ''] = readFileSync('.nvmrc', 'utf8').trim().split('.')
  expect(engines.node).toMatch(new RegExp(`^>=${major}\\.`))
})

const workflows = filesIn('.github/workflows', /\.ya?ml$/)

test.each(workflows)('%s may only read, and ends in time', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
  const jobs = text.match(/^ {4}runs-on:/gm) ?? []
  expect(text.match(/^ {4}timeout-minutes: \d+$/gm)).toHaveLength(jobs.length)
})

test.each(workflows)(
  '%s trusts no name that others choose, and no version that changes',
  (file) => {
    const text = readFileSync(file, 'utf8')
    // Of a pull request only its number is put into a command, and that through a variable.
    const values = [...text.matchAll(/\$\{\{([^}]*)\}\}/g)].map(([, value = '']) => value)
    expect(values.filter((value) => /head|title|body|actor/.test(value))).toEqual([])
    for (const [, version = ''] of text.matchAll(/npx --yes \S+@(\S+)/g))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    for (const [, version] of text.matchAll(/uses: [^.\s]\S*?(?:@(\S+))?$/gm))
      expect(version).toMatch(/^v\d+/)
  },
)
