import { AsyncLocalStorage } from 'node:async_hooks'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { rename } from '../../plugins/content-commands/changes/rename'
import { contentDue } from '../../plugins/content-commands/content-due'
import { checkContent } from '../../plugins/content-commands/check-content'
import type { Command } from '../../plugins/content-commands/command-line'
import { formatData } from '../../plugins/content-commands/format-data'
import { checkLaunch } from '../../plugins/content-commands/launch'
import { newPage } from '../../plugins/content-commands/new/new-page'
import { newRedirects } from '../../plugins/content-commands/new/new-redirects'
import { newSite } from '../../plugins/content-commands/new/new-site'
import { newLanguage, newTranslation } from '../../plugins/content-commands/new/new-translation'
import { writeNewFile } from '../../plugins/content-commands/new/write-new-files'
import { loadContent } from '../../plugins/content/files/load'
import { findPlaceholders } from '../../plugins/content/placeholders/find-placeholders'
import { adviceByKind } from '../../plugins/content/placeholders/general-rules'
import { formatIssue } from '../../plugins/content/issue'
import { validate } from '../../plugins/content/check/run'
import { site } from '../../src/site'
import { makeSite } from '../built-site/small-site'
import { fixtureSite } from '../fixtures/content'
import { documentedCommands, isForContent } from '../fixtures/documents'
import { makeFolder } from '../support/folder'

// Starting a process takes long on a busy machine.
jest.setTimeout(120_000)

let template = ''

/** What each command prints, also one that goes on after its test has failed. */
const printed = new AsyncLocalStorage<string[]>()

beforeAll(async () => {
  template = await makeSite(fixtureSite(), makeFolder())
  await formatData(['--write'], template, site)
  // Commands do not ask without a terminal.
  Object.defineProperty(process.stdin, 'isTTY', { value: false })
  for (const method of ['log', 'error'] as const)
    jest
      .spyOn(console, method)
      .mockImplementation((...texts: unknown[]) => printed.getStore()?.push(texts.join(' ')))
})

/**
 * Copies the site to a folder for one test, with functions for it: a test whose time is over goes on,
 * and must not change the folder of the next one.
 */
function openSite() {
  const root = makeFolder()
  for (const name of ['data', 'static', 'package.json'])
    cpSync(join(template, name), join(root, name), { recursive: true })
  for (const name of ['node_modules', 'plugins', 'scripts', 'src'])
    symlinkSync(join(template, name), join(root, name), 'junction')

  /** A command's exit status, and what it prints. */
  async function run(
    command: Command,
    ...args: string[]
  ): Promise<[status: number, output: string]> {
    const lines: string[] = []
    const status = await printed.run(lines, () => command(args, root, site))
    return [status, lines.join('\n')]
  }
  const read = (path: string): string => readFileSync(join(root, 'data', path), 'utf8')
  return {
    root,
    run,
    read,
    has: (path: string): boolean => existsSync(join(root, 'data', path)),
    change: (path: string, part: string, other: string): void =>
      writeFileSync(join(root, 'data', path), read(path).replace(part, other)),
    /** Passes if every file is in the format that the editor writes. */
    expectFormatted: async () => expect(await run(formatData)).toEqual([0, '']),
    issues: async () => validate(await loadContent(root, site)).map(formatIssue),
  }
}

test.each<[name: string, command: Command, args: string[]]>([
  ['new -- <kind> "Title"', newPage, ['poem', 'Title']],
  ['new -- <kind> "Title"', newPage, ['service']],
  ['new -- <kind> "Title"', newPage, ['service', 'Ships', '--no']],
  ['rename -- <path> <new>', rename, ['/services/web/']],
  ['content:check', checkContent, ['--no']],
])('npm run %s prints its usage for other arguments', async (usage, command, args) => {
  const { run, has } = openSite()
  expect(await run(command, ...args)).toEqual([1, expect.stringContaining(`npm run ${usage}`)])
  expect([has('services/ships.json'), has('services/web.json')]).toEqual([false, true])
})

test('content:check --missing is about the label file of a language before it is one of the site', async () => {
  const { run } = openSite()
  const lacksNothing = 'The label files of "fr" in src/locale/ lack nothing.'
  expect(await run(checkContent, '--missing=fr')).toEqual([0, lacksNothing])
  expect((await run(checkContent, '--missing=da'))[0]).toBe(1)
})

test('new -- redirects fails for a file without addresses', async () => {
  const { root, run } = openSite()
  const file = join(root, 'sitemap.xml')
  writeFileSync(file, '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>')
  const [status, output] = await run(newRedirects, 'redirects', file)
  expect([status, output]).toEqual([1, expect.stringContaining('has no addresses of pages')])
})

const commands: Record<string, Command> = {
  'content:check': checkContent,
  'content-due': contentDue,
  format: formatData,
  'launch:check': checkLaunch,
  new: newPage,
  'new site': newSite,
  'new translation': newTranslation,
  rename,
}

test.each(
  documentedCommands.filter(({ command, options }) => isForContent(command) && options.length > 0),
)('npm run $command has the options $options that $document names', async (documented) => {
  const { command: name, code, options } = documented
  const [kind = ''] = /(?<=^ -- )(?:site|translation)/.exec(code) ?? []
  const command = commands[`${name} ${kind}`.trim()]
  if (!command) throw new Error(`There is no command "${name}".`)
  const [, output] = await openSite().run(command, ...options)
  expect(output).not.toContain('Unknown option')
})

test('npm run new writes a valid page with its pictures, and prints the address of its page', async () => {
  const { root, expectFormatted } = openSite()
  const file = 'case-studies/a-rail-og-freight-case.json'
  const folder = file.replace('.json', '')
  const title = 'A "Rail" & Freight Case'
  const command = resolve('scripts/content.mts')
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', command, 'new', 'case-study', title],
    { cwd: root, encoding: 'utf8' },
  )
  expect(stdout).toContain(`Written: data/${file}`)
  expect(stdout).toContain(`Picture: data/${folder}/cover.png`)
  expect(stdout).toContain('/case-studies/a-rail-og-freight-case/')
  expect(status).toBe(0)

  const source = await loadContent(root, site)
  expect(validate(source).map(formatIssue)).toEqual([])
  const fromTemplate = findPlaceholders(source).left.filter(({ rule }) => rule === 'template')
  expect(new Set(fromTemplate.map(({ file: path }) => path))).toEqual(
    new Set([file, `${folder}/cover.png`, `${folder}/screen.png`].map((path) => `data/${path}`)),
  )
  await expectFormatted()
})

test.each<[name: string, command: Command, args: string[]]>([
  ['new', newPage, ['person', 'Ada Lovelace']],
  ['rename', rename, ['/industries/health/', '/industries/care/']],
])('npm run %s --dry-run changes nothing without "--" either', async (_name, command, args) => {
  const { run, has } = openSite()
  process.env.npm_config_dry_run = 'true'
  const [status, output] = await run(command, ...args)
  delete process.env.npm_config_dry_run
  expect([status, output]).toEqual([0, expect.stringContaining('Nothing was changed.')])
  expect([has('industries/health.json'), has('people/ada-lovelace.json')]).toEqual([true, false])
})

test('npm run new understands options that npm has kept, and says what to do about one without its value', async () => {
  const { run } = openSite()
  process.env.npm_config_slug = 'ships'
  expect(await run(newPage, 'service', 'Freight')).toEqual([0, expect.stringContaining('/ships/')])
  // npm passes the value of "--slug ships" as an argument of its own.
  process.env.npm_config_slug = 'true'
  const [status, output] = await run(newPage, 'service', 'Trains', 'trains')
  delete process.env.npm_config_slug
  expect([status, output]).toEqual([1, expect.stringMatching(/^Write "--" before .* --slug\./)])
})

test('npm run new writes a person with a square placeholder as portrait', async () => {
  const { root, run, expectFormatted, issues } = openSite()
  const [status, output] = await run(newPage, 'person', 'Ada Lovelace')
  expect([status, output]).toEqual([0, expect.stringContaining('/our-company/')])
  const portrait = sharp(join(root, 'data/people/ada-lovelace/portrait.png'))
  expect(await portrait.metadata()).toMatchObject({ width: 800, height: 800 })
  await expectFormatted()
  expect(await issues()).toEqual([])
})

test('the commands of docs/developing.md add a language with valid content', async () => {
  const { root, run, has, issues } = openSite()
  rmSync(join(root, 'src'))
  cpSync(join(template, 'src'), join(root, 'src'), { recursive: true })
  const [, section = ''] = readFileSync('docs/developing.md', 'utf8').split('## Add a language')
  const [ofLanguages = ''] = section.split(/^## /m)
  const blocks = [...ofLanguages.matchAll(/```sh\r?\n([^]+?)\r?\n```/g)]
  const [copy = '', ...lines] = blocks.flatMap(([, code = '']) => code.split(/\r?\n/))
  const [, from = '', to = ''] = copy.split(' ')
  cpSync(join(root, from), join(root, to))
  for (const line of lines) {
    const [, name = '', text = ''] = /^npm run (\S+) -- (.*)/.exec(line) ?? []
    // The service that the content of the tests has.
    const args = text.replaceAll('web-development', 'web').replaceAll('"', '').split(' ')
    const command = args[0] === 'language' ? newLanguage : commands[`${name} ${args[0]}`]
    expect([line, ...(await run(command ?? checkContent, ...args))]).toEqual([
      line,
      0,
      expect.any(String),
    ])
  }
  expect(
    ['nb/site.json', 'nb/company.json', 'nb/services/nettutvikling.json'].filter(has),
  ).toHaveLength(3)
  expect(await issues()).toEqual([])
})

test('a new file never replaces one, also if it has come meanwhile', async () => {
  const { root, read } = openSite()
  const path = 'people/jo-doe.json'
  const before = read(path)
  const write = writeNewFile(root, site, { path, content: {}, pictures: [] })
  await expect(write).rejects.toThrow('EEXIST')
  expect(read(path)).toBe(before)
})

test('npm run new -- site replaces the content, but not before git has all of it', async () => {
  const { root, run, read, has, change, expectFormatted, issues } = openSite()
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const answers = { name: 'Nordlys', language: 'es', currency: 'EUR', email: 'hi@nordlys.example' }
  const flags = Object.entries({ ...answers, color: '#0f766e' }).map(
    ([key, value]) => `--${key}=${value}`,
  )
  const asked = ['site', ...flags]
  const nothingLost = async (reason: string, ...args: string[]) => {
    const [status, output] = await run(newSite, ...args)
    expect([status, has('estimate.json'), has('services/todo-service.json')]).toEqual([
      1,
      true,
      false,
    ])
    expect(output).toContain(reason)
  }
  await nothingLost('npm run new -- site', 'site', '--name=Nordlys')
  await nothingLost('npm run new -- site', ...asked, '--no')
  await nothingLost('--currency: "EUX"', ...asked, '--currency=EUX')
  await nothingLost('Commit the site to a git repository first', ...asked)
  git('init')
  git('add', 'data', 'static')
  await nothingLost('A  data/site.json', ...asked)
  git(...['-c', 'user.name=a', '-c', 'user.email=a@a.example', 'commit', '-m', 'All'])
  change('site.json', 'Always', 'Never')
  await nothingLost(' M data/site.json', ...asked)
  git('checkout', 'data')

  const [dry, plan] = await run(newSite, ...asked, '--dry-run')
  expect([dry, git('status', '--porcelain', 'data', 'static').stdout]).toEqual([0, ''])
  expect(plan).toMatch(/^Delete: \d+ files in data\/$/m)
  expect(plan).toMatch(/^Write: {2}data\/people\/todo-person\/portrait\.png$/m)
  expect(plan).not.toContain('in English')
  const [, inEnglish] = await run(newSite, ...asked, '--language=ja', '--dry-run')
  expect(inEnglish).toMatch(/in English: src\/locale\/ja\.json does not exist[^]*Delete:/)

  expect((await run(newSite, ...asked))[0]).toBe(0)
  expect([has('estimate.json'), has('our-company'), has('services/todo-service.json')]).toEqual([
    ...[false, false, true],
  ])
  expect(existsSync(join(root, 'static/clients'))).toBe(false)
  expect(Object.keys(JSON.parse(read('ui-text.json')) as object)).toEqual(['$schema'])
  expect(await issues()).toEqual([])
  await expectFormatted()
  const [launch, left] = await run(checkLaunch)
  expect(launch).toBe(1)
  expect(left).toContain('data/services/todo-service.json  template')
  git('checkout', 'static')
})

test('after npm run rename the content is valid without the former file and its folder', async () => {
  const { run, has, expectFormatted, issues } = openSite()
  const done = await run(rename, 'https://agency.example/services/web/', 'services\\sites')
  expect(done).toEqual([0, expect.stringContaining('The content is valid.')])
  expect([has('services/web.json'), has('services/web')]).toEqual([false, false])
  expect(has('services/sites/frontend.json')).toBe(true)
  await expectFormatted()
  expect(await issues()).toEqual([])
})

test('npm run rename changes nothing if the content has errors', async () => {
  const { run, has, change } = openSite()
  change('company.json', '"title": "', '"titel": "')
  const refused = await run(rename, '/industries/health/', '/industries/care/')
  expect(refused).toEqual([1, expect.stringMatching(/Fix these first:\ndata\/company\.json:\d+/)])
  expect(has('industries/health.json')).toBe(true)
})

test('after a list was removed, npm run new brings it back with its entry in the menu', async () => {
  const { root, run, read, expectFormatted, issues } = openSite()
  for (const path of ['case-studies', 'case-studies.json'])
    rmSync(join(root, 'data', path), { recursive: true })
  const menu = JSON.parse(read('navigation.json')) as { main: { link: string }[] }
  menu.main = menu.main.filter(({ link }) => link !== '/case-studies/')
  writeFileSync(join(root, 'data/navigation.json'), `${JSON.stringify(menu, null, 2)}\n`)
  const withoutHints = async () => (await issues()).map((issue) => issue.replace(/ {2}\(.*/, ''))
  const left = await withoutHints()
  const [status, output] = await run(newPage, 'case-study', 'Rail')
  expect([status, output]).toEqual([
    0,
    expect.stringMatching(
      /^Written: data\/case-studies\.json .*\nListed: {2}data\/navigation\.json:4 {2}\/main\/0$/m,
    ),
  ])
  expect(JSON.parse(read('navigation.json'))).toMatchObject({
    main: [{ title: 'Case studies', link: '/case-studies/' }, { link: '/services/' }],
  })
  await expectFormatted()
  // Links to the list lead to a page again, those to its former entries do not.
  const toEntries = left.filter((issue) => !issue.endsWith(' /case-studies/'))
  expect(await withoutHints()).toEqual(toEntries)
})

test('npm run format lists the files that are not formatted, and formats them with --write', async () => {
  const { root, run, read, change, expectFormatted } = openSite()
  await expectFormatted()
  const before = read('navigation.json')
  change('navigation.json', '  ', ' ')
  writeFileSync(join(root, 'data/home.json'), '{ "title": ')
  const [status, output] = await run(formatData)
  expect([status, output]).toEqual([
    1,
    expect.stringMatching(/^data\/navigation\.json\n.*--write$/),
  ])
  expect(await run(formatData, '--write')).toEqual([0, ''])
  expect(read('navigation.json')).toBe(before)
  // As in a copy that Windows has made.
  writeFileSync(join(root, 'data/theme.json'), read('theme.json').replaceAll('\n', '\r\n'))
  await expectFormatted()
})

test('npm run content:check fails if the content has an error, not with a warning', async () => {
  const { run, change } = openSite()
  expect(await run(checkContent)).toEqual([0, expect.stringMatching(/^\d+ files, no errors$/)])
  change('services/web.json', '"title": "Web"', '"title": "**Web**"')
  expect(await run(checkContent)).toEqual([0, expect.stringMatching(/no errors, 1 warning$/)])
  change('site.json', '"phones": [', '"phones": ["call us",')
  expect(await run(checkContent)).toEqual([
    1,
    expect.stringMatching(/data\/site\.json:\d+:\d+ {2}\/phones\/0 [^]*1 error, 1 warning$/),
  ])
})

test('npm run content:check -- --fix writes the values that rules know to be right', async () => {
  const { run, change, expectFormatted, issues } = openSite()
  change('estimate.json', '"dayRate": ', '"dayRate": 9')
  expect(await issues()).not.toEqual([])
  expect(await run(checkContent, '--fix')).toEqual([
    0,
    expect.stringMatching(/services\/web\.json:\d+ {2}\/typical\/usual\/price\/from {2}\d/),
  ])
  expect(await issues()).toEqual([])
  await expectFormatted()
  change('site.json', '"phones": [', '"phones": ["call us",')
  expect(await run(checkContent, '--fix')).toEqual([1, expect.stringContaining('other errors')])
})

test('npm run launch:check requires valid content, lists placeholders, and fails until none is left', async () => {
  const { run, change } = openSite()
  const [status, output] = await run(checkLaunch)
  expect(output).toMatch(/^data\/site\.json {2}.*email \(line \d+\): write your own address/m)
  expect(status).toBe(1)

  const kinds = [...Object.keys(adviceByKind(site)), 'security-txt']
  const acceptedPlaceholders = kinds.map((kind) => ({ kind, reason: 'A test.' }))
  change('site.json', '{', `{ "acceptedPlaceholders": ${JSON.stringify(acceptedPlaceholders)},`)
  expect(await run(checkLaunch)).toEqual([
    0,
    expect.stringMatching(/^There are no placeholders; \d+ accepted/),
  ])

  change('company.json', '{', '')
  expect(await run(checkLaunch)).toEqual([1, expect.stringContaining('data/company.json:')])
})

test('content-due lists the publication dates that have passed since a time, and nothing else', async () => {
  const { run, change } = openSite()
  change('services/design.json', '{', '{ "publishAt": "2020-03-03",')
  const since = (time: string) => run(contentDue, '--since', time)
  expect(await since('2020-01-01T00:00:00Z')).toEqual([0, expect.stringContaining('2020-03-03')])
  expect(await since('2021-01-01T00:00:00Z')).toEqual([0, ''])
  expect(await since('yesterday')).toEqual([1, expect.stringContaining('content-due --since')])
})
