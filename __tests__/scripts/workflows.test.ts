import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../src/content/list-files'

/** Checks that commands and versions in docs and workflows agree with package.json and .nvmrc. */

interface Manifest {
  scripts: Record<string, string>
  engines: { node: string }
}

const { scripts, engines } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest

const filesIn = (folder: string, end: RegExp): string[] =>
  listFiles(folder)
    .filter((name) => end.test(name))
    .map((name) => join(folder, name))

const automation = filesIn('.github', /\.ya?ml$/)
const texts = [...automation, ...filesIn('docs', /\.md$/), ...filesIn('.github', /\.md$/)].concat(
  'README.md',
  'netlify.toml',
  '.ci/run',
)

test.each(texts)('every npm script that %s mentions exists', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)]
  expect(named.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([])
})

test('hosts and workflows use the version of Node in .nvmrc, and the checks run on every supported one', () => {
  expect(readFileSync('netlify.toml', 'utf8')).not.toContain('NODE_VERSION')
  for (const file of automation.filter((name) => !name.includes('actions')))
    expect(readFileSync(file, 'utf8')).not.toMatch(/node-version:/)
  const checks = readFileSync('.github/workflows/checks.yml', 'utf8')
  const [, list = ''] = /^ {8}node: \[(.*)\]$/m.exec(checks) ?? []
  const tested = list.split(', ').map((version) => version.replaceAll("'", ''))
  const supported = engines.node.split(' || ').map((range) => range.replace(/^\D+/, ''))
  expect(tested.map((version) => parseInt(version))).toEqual(
    supported.map((version) => parseInt(version)),
  )
  // The oldest version exactly; of the others the latest release.
  expect(tested[0]).toBe(supported[0])
  expect(tested).toContain(readFileSync('.nvmrc', 'utf8').trim())
})

const workflows = filesIn('.github/workflows', /\.ya?ml$/)

test.each(workflows)('%s has read permission only and a time limit', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
  const jobs = text.match(/^ {4}runs-on:/gm) ?? []
  expect(text.match(/^ {4}timeout-minutes: \d+$/gm)).toHaveLength(jobs.length)
})

test.each(workflows)(
  '%s uses no text that a contributor controls, and pins its versions',
  (file) => {
    const text = readFileSync(file, 'utf8')
    // Only the number of a pull request is used in a command, through a variable.
    const values = [...text.matchAll(/\$\{\{([^}]*)\}\}/g)].map(([, value = '']) => value)
    expect(values.filter((value) => /head|title|body|actor/.test(value))).toEqual([])
    for (const [, version = ''] of text.matchAll(/npx --yes \S+@(\S+)/g))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    for (const [, version] of text.matchAll(/uses: [^.\s]\S*?(?:@(\S+))?$/gm))
      expect(version).toMatch(/^v\d+/)
  },
)
