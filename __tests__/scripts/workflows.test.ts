import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../plugins/content/core/list-files'

const read = (file: string): string => readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
const folder = '.github/workflows'

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

test.each(listFiles(folder))(
  '%s may only read, and runs nothing that a contributor writes',
  (name) => {
    const text = read(join(folder, name))
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m)
    // For example the title of a pull request.
    expect(text).not.toMatch(/\$\{\{[^}]*(?:head|title|body|actor)[^}]*\}\}/)
  },
)
