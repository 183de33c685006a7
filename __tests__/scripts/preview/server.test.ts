import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { servePreview } from '../../../scripts/preview/server'
import { makeFolder } from '../../support/folder'
import { listen } from '../../support/server'

test('serves files with signs in their names', async () => {
  const names = ['100%.pdf', 'a b+c.pdf', 'বিষ\u09af\u09bc.pdf']
  const root = makeFolder(Object.fromEntries(names.map((name) => [name, name])))
  const { server } = await servePreview(root, 0, join(root, 'kept'))
  const origin = await listen(server)
  const answers = names.map(async (name) =>
    (await fetch(`${origin}/${encodeURIComponent(name)}`)).text(),
  )
  expect(await Promise.all(answers)).toEqual(names)
})

test('takes up the redirects of a build that was made while it serves', async () => {
  const root = makeFolder({ 'index.html': 'home', _redirects: '/old / 301\n' })
  const { server } = await servePreview(root, 0, join(root, 'kept'))
  const origin = await listen(server)
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(origin + path, { redirect: 'manual' })).status
  expect([await statusOf('/old'), await statusOf('/older')]).toEqual([301, 404])
  const redirects = join(root, '_redirects')
  writeFileSync(redirects, '/older / 301\n')
  utimesSync(redirects, 0, 0)
  expect([await statusOf('/old'), await statusOf('/older')]).toEqual([404, 301])
})
