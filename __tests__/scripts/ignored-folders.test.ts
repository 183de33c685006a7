import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The folders that tools create, as listed in .gitignore. */
const folders = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('/'))

const program = `
  import { ESLint } from 'eslint'
  const eslint = new ESLint()
  const ignored = await Promise.all(process.argv.slice(1).map((file) => eslint.isPathIgnored(file)))
  console.log(JSON.stringify(ignored))
`

test('ESLint ignores every folder that git ignores', () => {
  const files = [...folders.map((folder) => `${folder}build/file.js`), 'src/html.tsx']
  const args = ['--input-type=module', '--eval', program, ...files]
  const ignored: unknown = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }))
  expect(folders).toContain('.netlify/')
  expect(ignored).toEqual(files.map((file) => file !== 'src/html.tsx'))
}, 60_000)

test("Jest searches only the folders of the project's own code", () => {
  const preset = readFileSync('__tests__/mocks/jest-preset.json', 'utf8')
  const { roots = ['<rootDir>'] } = JSON.parse(preset) as { roots?: string[] }
  expect(roots).not.toContain('<rootDir>')
})
