import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { socialFolder, socialPicturePath } from '../routes/paths'
import type { PublicSite } from './public-site'
import type { Order } from './social/update'

/**
 * Starts drawing the social pictures beside the build.
 * @returns what was done, once it is; fails with what the process wrote
 */
export async function drawSocialPictures({ agency, pages }: PublicSite): Promise<string> {
  const order: Order = {
    publicFolder: resolve('public'),
    recordFile: resolve('.cache/social-pictures.json'),
    sender: {
      name: agency.name,
      host: new URL(agency.url).host,
      logo: readFileSync('static/brand/mark.svg', 'utf8'),
    },
    cards: pages.map(({ path, title, kind }) => ({
      address: socialPicturePath(path),
      // Where a word may be broken is of no use here, and the font would draw it as a hyphen.
      title: title.replaceAll('\u00ad', ''),
      kind,
    })),
    folder: socialFolder,
  }
  const program = resolve('src/build/social/main.ts')
  const drawing = spawn(process.execPath, ['--import', 'tsx', program], { stdio: 'pipe' })
  drawing.stdin.end(JSON.stringify(order))
  const status = new Promise<number | null>((done) => drawing.on('close', done))
  const [said, complaint] = await Promise.all([text(drawing.stdout), text(drawing.stderr)])
  if ((await status) !== 0) throw new Error(`The social pictures were not drawn:\n${complaint}`)
  return said
}
