import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatArguments } from '../../../scripts/checks/format'
import { commandFile } from '../../../scripts/checks/run'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'format-'))
  mkdirSync(join(folder, 'data/services'), { recursive: true })
})

afterEach(() => rmSync(folder, { recursive: true }))

const unformatted = '{"a":1,\n\n\n      "b":   2}'

const status = (path: string): number | null => {
  writeFileSync(join(folder, path), unformatted)
  return spawnSync(process.execPath, [commandFile('prettier'), ...formatArguments], { cwd: folder })
    .status
}

test('accepts content with any white space', () => {
  writeFileSync(join(folder, 'code.ts'), 'export const one = 1;\n')
  expect([status('data/site.json'), status('data/services/web.json')]).toEqual([0, 0])
})

test('refuses code that is not formatted', () => {
  expect(status('settings.json')).toBe(1)
})
