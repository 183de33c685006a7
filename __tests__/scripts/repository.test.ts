import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { collectionOf } from '../../plugins/content/collections'
import { site } from '../../src/site'
import { listFiles } from '../../plugins/content/files/list-files'
import { documentedCommands, documents, isForContent } from '../fixtures/documents'

const read = (file: string): string => readFileSync(file, 'utf8').replaceAll('\r\n', '\n')

/** Folders of the repository; a path in a text starts with one of them. */
const pathInText = /`((?:data|src|static|scripts|plugins|docs|__tests__|\.github)\/[^\s`]*)`/g

/** Paths that the text uses as examples of files to add. */
const examples =
  /\/(?:rail-freight|kiosks|art(?:i)?cles|positions?\b|_redirects|\.well-known)|static\/analytics\.js|^data\/nb\//

/**
 * Whether a path or pattern such as `data/products/<name>.json` is content, which a site may not
 * have.
 */
const isContent = (name: string): boolean => {
  const file = name.replace(/^data\//, '').replace(/<[^>]*>/g, 'name')
  return (
    file !== name && collectionOf(site.collections, file.replace(/\/$/, '/name.json')) !== undefined
  )
}

/** Paths that the docs tell an agency to delete. */
const isForThisSiteOnly = (name: string): boolean =>
  /^(?:__tests__\/shipped-content|static\/clients\/|data\/bn\/)/.test(name)

/**
 * For a pattern such as `src/templates/<kind>.tsx`, the folder before its first variable part
 * counts.
 */
const exists = (name: string): boolean =>
  existsSync(name.replace(/[^/]*[*<].*$/, '')) || isContent(name) || isForThisSiteOnly(name)

test.each(documents)('every path that %s names exists', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(pathInText)].map(([, name = '']) => name)
  expect(named.filter((name) => !examples.test(name) && !exists(name))).toEqual([])
})

/** The address of a heading, as Git hosts make it. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-')

test.each(documents)('every link of %s leads to a file and a heading that exist', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:|mailto:|\/)([^)#\s]*)#?([^)\s]*)\)/g)]
  // Examples of links in content begin with a dot or lead to a heading of another text.
  const isLink = (path: string): boolean => path === '' || /\.(?:md|sh|mts)$|LICENSE$/.test(path)
  const broken = links.filter(([, path = '', anchor = '']) => {
    const target = path === '' ? file : join(dirname(file), path)
    if (!isLink(path)) return false
    if (!existsSync(target)) return true
    const headings = read(target).match(/(?<=^#+ ).+$/gm) ?? []
    return anchor !== '' && !headings.map(anchorOf).includes(anchor)
  })
  expect(broken.map(([link]) => link)).toEqual([])
})

test('every npm script that docs and workflows mention exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  const workflows = listFiles('.github').map((name) => join('.github', name))
  const missing = [...documents, ...workflows, 'netlify.toml', '.ci/run'].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([command]) => `${file}: ${command}`),
  )
  expect(missing).toEqual([])
})

/** The programs that know the options of other commands than those for content. */
const programs: Record<string, string> = {
  test: 'scripts/test.mts',
  develop: 'node_modules/gatsby-cli/lib/create-cli.js',
  edit: 'node_modules/gatsby-cli/lib/create-cli.js',
  'test:e2e': 'node_modules/playwright/lib/program.js',
  playwright: 'node_modules/playwright/lib/program.js',
}
const withOptions = documentedCommands.filter(
  ({ command, options }) => options.length > 0 && !isForContent(command),
)

test.each(withOptions)('$command has the options $options that $document names', (documented) => {
  const { command, options } = documented
  const text = readFileSync(programs[command] ?? '', 'utf8')
  const isKnown = (option: string): boolean =>
    [
      `'${option}'`,
      `'${option.slice(2)}'`,
      `"${option} `,
      `"${option},`,
      `, ${option} `,
      `\`${option.slice(2)}\``,
    ].some((word) => text.includes(word))
  expect(options.filter((option) => !isKnown(option))).toEqual([])
})

test('every option that a document names without its command is one of a command', () => {
  const sources = ['scripts', 'plugins']
    .flatMap((folder) =>
      listFiles(folder)
        .filter((name) => /\.m?ts$/.test(name) && !name.includes('node_modules'))
        .map((name) => join(folder, name)),
    )
    .concat(Object.values(programs))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const unknown = documents.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/`(?:-- )?--([a-z][\w-]*)[^`]*`/g)]
      .filter(([, name = '']) => !new RegExp(`(?:--|')${name}(?![\\w-])`).test(sources))
      .map(([option]) => `${file}: ${option}`),
  )
  expect(unknown).toEqual([])
})

test('every source file that a comment or message names exists', () => {
  const named =
    /(?<!https:\S*)\b(?:src|scripts|plugins|__tests__|docs)\/[\w./-]+\.(?:tsx?|mts|js|json|md)\b/g
  const missing = ['src', 'scripts', 'plugins'].flatMap((folder) =>
    listFiles(folder)
      // Generated types are as old as the last build.
      .filter((file) => /\.(?:tsx?|mts|js)$/.test(file) && !/node_modules|gatsby-types/.test(file))
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(named) ?? [])
      .filter((name) => !existsSync(name)),
  )
  expect(missing).toEqual([])
})

/** Editors follow these paths. In content, a wrong one is only a warning of the check. */
test('every schema that a content file or a schema names exists at that path', () => {
  const named = /"\$(?:schema|ref)": "(\.{0,2}[\w./-]+\.schema\.json)/g
  const files = ['data', 'src', 'plugins'].flatMap((folder) =>
    listFiles(folder)
      .filter((file) => file.endsWith('.json') && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  )
  const missing = files
    // Templates of plugins/content/ become files in a folder of data/.
    .map((file) => ({ file, base: file.startsWith('plugins') ? 'data/folder' : dirname(file) }))
    .flatMap(({ file, base }) =>
      [...readFileSync(file, 'utf8').matchAll(named)]
        .filter(([, path = '']) => !existsSync(join(base, path)))
        .map(([name]) => `${file}: ${name}`),
    )
  expect(missing).toEqual([])
})

test('a pull request is published as a preview, and only main after its checks', () => {
  const publish = read('.github/actions/publish/action.yml')
  const choice = (preview: string, production: string) =>
    `\${{ github.event_name == 'pull_request' && ${preview} || ${production} }}\n`
  expect(publish).toContain(`CONTEXT: ${choice("'deploy-preview'", "'production'")}`)
  const alias = "format('--alias=pr-{0}', github.event.number)"
  expect(publish).toContain(`TARGET: ${choice(alias, "'--prod'")}`)
  expect(publish.match(/--prod\b/g)).toHaveLength(1)
  expect(publish).toMatch(/netlify-cli@[\d.]+ deploy .*"\$TARGET"/)
  expect(read('.github/workflows/checks.yml')).toMatch(/\n {2}publish:\n {4}needs: checks\n/)
})

test.each(listFiles('.github/workflows'))('%s may only read', (name) => {
  expect(read(join('.github/workflows', name))).toMatch(/^permissions:\n {2}contents: read$/m)
})

test.each(listFiles('.github').filter((name) => /^(?:actions|workflows)\//.test(name)))(
  '%s runs nothing that a contributor writes',
  (name) => {
    // For example the title of a pull request.
    expect(read(join('.github', name))).not.toMatch(/\$\{\{[^}]*(?:head|title|body|actor)[^}]*\}\}/)
  },
)
