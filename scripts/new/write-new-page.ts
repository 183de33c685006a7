import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { NewPage } from '../../src/content/templates/build-new-page'
import { drawPicture } from './draw-picture'

/** A description of a picture: "Cover" for "cover.png". */
const nameOf = (path: string): string => {
  const name = basename(path, extname(path))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Writes a new page and its pictures under data/; returns their paths. Never overwrites a file. */
export async function writeNewPage(root: string, page: NewPage): Promise<string[]> {
  const put = (path: string, content: string | Buffer): string => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content, { flag: 'wx' })
    return path
  }
  const filepath = `data/${page.path}`
  const options = { ...(await resolveConfig(join(root, filepath))), filepath }
  const written = [put(filepath, await format(JSON.stringify(page.content, null, 2), options))]
  for (const picture of page.pictures) {
    const path = `data/${picture}`
    written.push(put(path, await drawPicture(`${nameOf(path)}, at least 1600 px wide`, path)))
  }
  return written
}
