import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../plugins/content/core/list-files'

const read = (file: string): string => readFileSync(file, 'utf8')
const folder = '.github/workflows'
const workflows = listFiles(folder).map((name) => join(folder, name))

test('a pull request is published as a preview, and only main after its checks', () => {
  const publish = read(join(folder, 'publish.yml'))
  const choice = (preview: string, production: string) =>
    `\${{ github.event_name == 'pull_request' && ${preview} || ${production} }}\n`
  expect(publish).toContain(`CONTEXT: ${choice("'deploy-preview'", "'production'")}`)
  const alias = "format('--alias=pr-{0}', github.event.number)"
  expect(publish).toContain(`TARGET: ${choice(alias, "'--prod'")}`)
  expect(publish.match(/--prod\b/g)).toHaveLength(1)
  expect(publish).toMatch(/netlify-cli@[\d.]+ deploy .*"\$TARGET"/)
  expect(read(join(folder, 'checks.yml'))).toMatch(/\n {2}publish:\n {4}needs: checks\n/)
})

test.each(workflows)('%s may only read, ends in time, and pins its versions', (file) => {
  const text = read(file)
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
  expect(text.match(/^ {4}timeout-minutes: \d+$/gm)).toHaveLength(
    text.match(/^ {4}runs-on:/gm)?.length ?? 0,
  )
  // Nothing that a contributor writes, for example the title of a pull request.
  expect(text).not.toMatch(/\$\{\{[^}]*(?:head|title|body|actor)[^}]*\}\}/)
  expect(text).not.toMatch(/uses: [^.\s][^@\n]*(?:\n|@(?!v\d))/)
  expect(text).not.toMatch(/npx --yes \S+(?<!@\d+\.\d+\.\d+) /)
})

test('the checks run on every supported version of Node, and hosts use that of .nvmrc', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  const [, list = ''] = /^ {8}node: \[(.*)\]$/m.exec(read(join(folder, 'checks.yml'))) ?? []
  const tested = list.replaceAll("'", '').split(', ')
  const supported = engines.node.split(' || ').map((range) => range.replace(/^\D+/, ''))
  // The oldest version exactly; of the others the latest release.
  expect(tested).toEqual(supported.map((version, at) => (at ? version.split('.')[0] : version)))
  expect(tested).toContain(read('.nvmrc').trim())
  for (const file of ['netlify.toml', ...workflows])
    expect(read(file)).not.toMatch(/NODE_VERSION|node-version:/)
})
