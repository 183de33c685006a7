import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import type { Draft } from '../../src/content/drafts/build-draft'
import { drawPicture } from './draw-picture'

/** A description of a picture: "Cover" for "cover.png". */
const nameOf = (path: string): string => {
  const name = basename(path, extname(path))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Writes a draft and its pictures under data/; returns their paths. Never overwrites a file. */
export async function writeDraft(root: string, draft: Draft): Promise<string[]> {
  const put = (path: string, content: string | Buffer): string => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content, { flag: 'wx' })
    return path
  }
  const filepath = `data/${draft.path}`
  const options = { ...(await resolveConfig(join(root, filepath))), filepath }
  const written = [put(filepath, await format(JSON.stringify(draft.content, null, 2), options))]
  for (const picture of draft.pictures) {
    const path = `data/${picture}`
    written.push(put(path, await drawPicture(`${nameOf(path)}, at least 1600 px wide`, path)))
  }
  return written
}
