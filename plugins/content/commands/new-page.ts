import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import sharp from 'sharp'
import { contentText } from '../core/json/content-text'
import { kindOf } from '../core/kinds'
import { loadContent, readSchemas } from '../core/load'
import { buildNewPage, type NewPage, templateKinds } from './page-templates/build-new-page'
import { templatePicture } from '../core/template-markers'
import { derivePalette, readTheme, pictureTheme } from '../../theme'
import { type Command, fail, readArguments } from './command-line'

const [width, height] = [1600, 1000]

const escaped = (text: string): string =>
  text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A line of text that fits the picture whatever its length. */
const line = (text: string, y: number, size: number, more: string): string => {
  const fitting = Math.min(size, (width - 200) / (text.length * 0.62))
  return `<text x="50%" y="${y}" font-size="${fitting}" text-anchor="middle" ${more}>${escaped(text)}</text>`
}

/**
 * A placeholder picture that says what to replace it with; as wide as the content requires, and
 * marked in its metadata as a placeholder.
 * @param words what it should show: "Cover, at least 1600 px wide"
 * @param path the path of its file from the root, shown in the picture
 */
const drawPicture = (words: string, path: string, root: string): Promise<Buffer> => {
  const { roles } = derivePalette(pictureTheme(readTheme(root)))
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs>
        <radialGradient id="light" cx="0" cy="0" r="1">
          <stop offset="0" stop-color="${roles.primary}" stop-opacity="0.5"/>
          <stop offset="0.8" stop-color="${roles.primary}" stop-opacity="0"/>
        </radialGradient>
      </defs>
      <rect width="100%" height="100%" fill="${roles.background}"/>
      <rect width="100%" height="100%" fill="url(#light)"/>
      <rect x="60" y="60" width="${width - 120}" height="${height - 120}" rx="24" fill="none"
        stroke="${roles.text}" stroke-opacity="0.35" stroke-width="3" stroke-dasharray="18 14"/>
      ${line(words, 490, 64, `font-family="sans-serif" font-weight="600" fill="${roles.text}"`)}
      ${line(path, 570, 32, `font-family="monospace" fill="${roles.text}" fill-opacity="0.75"`)}
    </svg>`),
  )
    .png({ palette: true })
    .withExif({ IFD0: { ImageDescription: templatePicture } })
    .toBuffer()
}

/** A description of a picture: "Cover" for "cover.png". */
const nameOf = (path: string): string => {
  const name = basename(path, extname(path))
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Writes a new page and its pictures under data/; returns their paths. Never overwrites a file. */
async function writeNewPage(root: string, page: NewPage): Promise<string[]> {
  const put = (path: string, content: string | Buffer): string => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content, { flag: 'wx' })
    return path
  }
  const filepath = `data/${page.path}`
  const { schema = '' } = kindOf(page.path) ?? {}
  const written = [put(filepath, contentText(readSchemas(root))(schema, page.content))]
  for (const picture of page.pictures) {
    const path = `data/${picture}`
    written.push(put(path, await drawPicture(`${nameOf(path)}, at least 1600 px wide`, path, root)))
  }
  return written
}

const usage = `npm run new -- <kind> "Title"
  <kind>         ${templateKinds.join(', ')}
  --in <parent>  the parent page of a sub-page: --in industries/retail
  --slug <name>  the last part of the address; by default derived from the title`

/** Creates the file of a new page: `npm run new -- case-study "Rail Freight Planning"`. */
export const newPage: Command = async (args, root) => {
  const parsed = readArguments(args, { in: { type: 'string' }, slug: { type: 'string' } })
  const [wanted, title, ...rest] = parsed?.positionals ?? []
  const kind = templateKinds.find((each) => each === wanted)
  if (!parsed || !kind || title === undefined || rest.length > 0) return fail(usage)
  const { in: parent, slug } = parsed.values
  const month = new Date().toISOString().slice(0, 7)
  const page = buildNewPage({ kind, title, parent, slug, month }, await loadContent(root))
  if ('refused' in page) return fail(...page.refused)

  const [file, ...pictures] = await writeNewPage(root, page)
  console.log(`Written: ${file}`)
  pictures.forEach((path) => console.log(`Picture: ${path}  (a placeholder: replace it)`))
  console.log(
    `Page:    ${page.pagePath}  (http://localhost:8000${page.pagePath} while npm run develop runs)`,
  )
  console.log(
    'Replace the texts that start with TODO; `npm run launch:check` lists those that remain.',
  )
  if (kind === 'case-study')
    console.log('Lists show it as Coming Soon until you delete "inProgress".')
  else if (kind === 'page')
    console.log('Link to it from data/navigation.json, "legal" in data/site.json, or any text.')
  else if (kind !== 'product')
    console.log('"related" is a suggestion. To add the page to a menu, edit data/navigation.json.')
  return 0
}
