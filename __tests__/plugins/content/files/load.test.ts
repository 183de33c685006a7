import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { loadContent } from '../../../../plugins/content/files/load'
import { parseFiles } from '../../../../plugins/content/files/parse'
import { readSchemas } from '../../../../plugins/content/files/schema-files'
import { site } from '../../../../src/site'
import { makeFolder, packagesFolder, putFile } from '../../../support/folder'
import { blankPicture, photo } from '../../../support/photo'
import { numbers, withChunk } from '../../../support/picture-chunks'

let root = ''

const put = (path: string, content: string | Buffer): void => putFile(root, path, content)

beforeEach(() => {
  root = makeFolder()
  symlinkSync(packagesFolder, join(root, 'node_modules'))
})

test('reads content, pictures, static files, icons and schemas', async () => {
  const png = await blankPicture().png().toBuffer()
  put('data/site.json', '\ufeff{}')
  put('data/case-studies/a.json', '{}')
  put('data/case-studies/a/cover.png', png)
  put('data/case-studies/a/broken.png', 'no picture')
  put('data/case-studies/a/cut-off.png', png.subarray(0, -20))
  put('data/notes.txt', 'not read')
  put('data/.DS_Store', '')
  put('static/clients/x.svg', '<svg/>')
  put('static/brand/logos/slack.svg', '<svg></svg>')
  put('src/content/schemas/site.schema.json', '{}')

  const source = await loadContent(root, site)
  expect(source.files).toEqual([
    { path: 'case-studies/a.json', text: '{}' },
    { path: 'notes.txt', text: '' },
    { path: 'site.json', text: '\ufeff{}' },
  ])
  expect([...source.pictures]).toEqual([
    ['case-studies/a/broken.png', { unreadable: expect.any(String) as string }],
    [
      'case-studies/a/cover.png',
      { width: 40, height: 30, bytes: expect.any(Number) as number, format: 'png' },
    ],
    ['case-studies/a/cut-off.png', { unreadable: expect.any(String) as string }],
  ])
  expect([...source.staticFiles]).toEqual(['/brand/logos/slack.svg', '/clients/x.svg'])
  expect([...(source.logos ?? [])]).toEqual([
    ['brand/logos/slack.svg', [expect.stringMatching(/viewBox/), expect.any(String)]],
    ['clients/x.svg', [expect.stringMatching(/no browser/), expect.stringMatching(/xmlns/)]],
  ])
  expect([...(source.digests?.keys() ?? [])]).toContain('static/clients/x.svg')
  expect(source.icons.lucide).toContain('credit-card')
  expect(source.icons.simple).toContain('nextdotjs')
  expect(source.schemas).toEqual([
    { $id: 'site.schema.json', path: 'src/content/schemas/site.schema.json' },
  ])
})

test('tells bytes that are not UTF-8 from a letter that another program has lost', async () => {
  put('data/services.json', Buffer.from('{ "a": "M\xfcller" }', 'latin1'))
  put('data/site.json', '{ "a": "M\ufffdller" }')
  const { files } = await loadContent(root, site)
  const { issues } = parseFiles(site.collections, files)
  expect(issues.map(({ file, problem }) => [file, problem])).toEqual([
    ['data/services.json', 'a character here is not UTF-8'],
    ['data/site.json', 'a letter was lost here (U+FFFD)'],
  ])
})

test('names each SVG in static/ whose bytes are not UTF-8', async () => {
  put('static/brand/logos/a.svg', Buffer.from('<svg><title>M\xfcller</title></svg>', 'latin1'))
  put('static/clients/b.svg', gzipSync('<svg/>'))
  put('static/files/c.SVG', Buffer.from('<svg><title>M\xfcller</title></svg>', 'latin1'))
  put('static/files/d.svg', '<svg><title>Müller</title></svg>')
  const { logos } = await loadContent(root, site)
  expect([...(logos ?? [])].map(([path, problem]) => [path, problem?.[0]])).toEqual([
    ['brand/logos/a.svg', 'is not in UTF-8'],
    ['clients/b.svg', 'is compressed (SVGZ)'],
    ['files/c.SVG', 'is not in UTF-8'],
    ['files/d.svg', undefined],
  ])
})

test('reads the size of a picture as displayed, whether it moves or says its colors by code points, and whether it or a file in static/ has a location', async () => {
  const taken = await photo().jpeg().toBuffer()
  const png = await blankPicture().png().toBuffer()
  put('data/a/moves.png', withChunk(png, 'acTL', numbers(2, 0)))
  put('data/a/wide.png', withChunk(png, 'cICP', Buffer.from([12, 13, 0, 1])))
  put('data/a/photo.jpg', taken)
  put('static/photo.jpg', taken)
  put('static/drawing.svg', '<svg/>')
  const frames = [taken, await sharp(taken).negate().toBuffer()]
  put(
    'data/a/moves.webp',
    await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
  )
  const { pictures, staticLocations } = await loadContent(root, site)
  expect(pictures.get('a/moves.webp')).toMatchObject({ isAnimated: true })
  expect(pictures.get('a/moves.png')).toMatchObject({ isAnimated: true })
  expect(pictures.get('a/wide.png')).toMatchObject({ unreadColors: 'code points (cICP)' })
  expect(pictures.get('a/photo.jpg')).toMatchObject({
    ...{ width: 30, height: 40, isTurned: true, hasLocation: true },
  })
  expect([...(staticLocations ?? [])]).toEqual(['/photo.jpg'])
})

test('names what is no file, which would stop a build, and reads links to files', async () => {
  put('elsewhere/site.json', '{}')
  put('static/clients/x.svg', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n')
  put('data/a.json', '{}')
  for (const [path, target] of [
    ['data/site.json', '../elsewhere/site.json'],
    ['data/folder', '../elsewhere'],
    ['data/gone.json', 'nowhere'],
    ['data/self.json', 'self.json'],
    ['static/loop', '.'],
  ] as const)
    symlinkSync(target, join(root, path))
  if (process.platform !== 'win32') execFileSync('mkfifo', [join(root, 'static/pipe.png')])
  const { files, specialFiles, lfsPointers, staticFiles } = await loadContent(root, site)
  expect(files.map(({ path }) => path)).toEqual(['a.json', 'site.json'])
  expect([...staticFiles]).toEqual(['/clients/x.svg'])
  expect(specialFiles?.filter((path) => path !== 'static/pipe.png')).toEqual([
    ...['data/folder', 'data/gone.json', 'data/self.json', 'static/loop'],
  ])
  expect([...(lfsPointers ?? [])]).toEqual(['static/clients/x.svg'])
})

test('finds packages in a folder above, where a workspace has them', async () => {
  put('site/data/site.json', '{}')
  const { icons } = await loadContent(join(root, 'site'), site)
  expect(icons.lucide).toContain('credit-card')
})

test('keeps unchanged files, and reads the others again', async () => {
  put('data/a.json', '{}')
  put('data/b.json', '{}')
  put('data/a/cover.png', 'no picture')
  put('src/a.schema.json', '{}')
  const before = await loadContent(root, site)
  put('data/b.json', '{ "changed": true }')
  put('data/a/cover.png', await blankPicture().png().toBuffer())

  const after = await loadContent(root, site)
  expect(after.files[0]).toBe(before.files[0])
  expect(after.files[1]).toEqual({ path: 'b.json', text: '{ "changed": true }' })
  expect(after.pictures.get('a/cover.png')).toMatchObject({ width: 40 })
  expect(after.schemas).toBe(before.schemas)
  put('src/a.schema.json', '{ "type": "string" }')
  expect((await loadContent(root, site)).schemas).toMatchObject([{ type: 'string' }])
})

test('refers from schema to schema by name, where files have paths', () => {
  put('src/content/schemas/common.schema.json', '{ "items": { "$ref": "#/$defs/a" } }')
  const references = '[{ "$ref": "../common.schema.json#/$defs/a" }, { "$ref": "b.schema.json" }]'
  put('src/features/a/a.schema.json', `{ "anyOf": ${references} }`)
  expect(readSchemas(root)).toEqual([
    {
      $id: 'common.schema.json',
      path: 'src/content/schemas/common.schema.json',
      items: { $ref: '#/$defs/a' },
    },
    {
      $id: 'a.schema.json',
      path: 'src/features/a/a.schema.json',
      anyOf: [{ $ref: 'common.schema.json#/$defs/a' }, { $ref: 'b.schema.json' }],
    },
  ])
})

test('names two schemas with the same name', () => {
  put('src/content/schemas/a.schema.json', '{}')
  put('src/features/a/a.schema.json', '{}')
  expect(() => readSchemas(root)).toThrow(
    'src/content/schemas/a.schema.json and src/features/a/a.schema.json',
  )
})
