import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import sharp from 'sharp'

test('npm run portraits draws the people of the site in the working directory', async () => {
  const root = mkdtempSync(join(tmpdir(), 'portraits-'))
  mkdirSync(join(root, 'data/people'), { recursive: true })
  writeFileSync(join(root, 'data/people/farhana-islam.json'), '{}')
  const args = [
    '--import',
    resolve('node_modules/tsx/dist/loader.mjs'),
    resolve('scripts/portraits/make-portraits.mts'),
  ]
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(stdout).toContain('data/people/farhana-islam/portrait.png')
  const portrait = join(root, 'data/people/farhana-islam/portrait.png')
  expect((await sharp(portrait).metadata()).width).toBe(800)
  rmSync(root, { recursive: true })
}, 30_000)
