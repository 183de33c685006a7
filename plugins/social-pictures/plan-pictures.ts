import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { toObject, plainText, withoutBreakMarks } from '../content'
import { inLanguage, readFields } from '../content/node'
import {
  derivePalette,
  pictureTheme,
  readLogo,
  readTheme,
  readWordmark,
  readWritingSystem,
} from '../theme/node'

/** The files of a package of Fontsource, and their characters for a class of regular expressions. */
function fontFiles(name: string, site: NodeJS.Require) {
  const weight = name.startsWith('@fontsource-variable/') ? 'wght' : '600'
  const subsets = Object.entries(readFields(site.resolve(`${name}/unicode.json`)))
  return subsets.map(([subset, range]) => {
    const file = `${name.split('/')[1]}-${subset.replace(/[[\]]/g, '')}-${weight}-normal.woff2`
    const points = String(range).replace(/[\da-f]+/gi, '\\u{$&}')
    return { path: `${name}/files/${file}`, characters: points.replace(/U\+|[,\s]/g, '') }
  })
}

/**
 * Reads what all pictures of a site in a language share.
 * @param language undefined for the first one
 */
function readBrand(language: string | undefined) {
  const root = process.cwd()
  const site = createRequire(join(root, 'package.json'))
  const { name: firstName, url } = readFields('data/site.json')
  const settings = readFields(`data/${inLanguage('site.json', language)}`)
  const { name = firstName, direction } = settings
  const writtenLanguage =
    typeof settings.language === 'string' ? settings.language : (language ?? 'en')
  const { dependencies, devDependencies } = readFields('package.json')
  const packages = Object.keys({ ...toObject(dependencies), ...toObject(devDependencies) })
  const noto = packages.filter((installed) => installed.startsWith('@fontsource/noto-sans'))
  const theme = readTheme(root)
  const typeface = theme.headingTypeface ?? theme.typeface
  const template = readFileSync('plugins/social-pictures/picture.svg', 'utf8')
  const languageTypeface = theme.typefaces?.[language ?? ''] ?? []
  return {
    name: String(name),
    language: writtenLanguage,
    host: new URL(String(url)).host,
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
    writing: readWritingSystem(root, language),
    palette: derivePalette(pictureTheme(theme)),
    logo: readLogo(root, theme),
    wordmark: readWordmark(root, theme),
    sender: theme.wordmark ? 'with-wordmark' : 'with-name',
    headlineMark: theme.headlineMark ?? '',
    fontFiles: [typeface, languageTypeface, ...noto]
      .flat()
      .flatMap((installed) => fontFiles(installed, site)),
    // Without the place of the line numbers it has none.
    template: theme.decorations === false ? template.replace('{/numbers}', '') : template,
    script: readFileSync('plugins/social-pictures/draw-pictures.mts', 'utf8'),
  }
}

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10)

/** The file with the pictures that a build needs, a plan for each language. */
export const planFile = '.cache/social-pictures.json'
export type Plan = ReturnType<typeof planInLanguage>

interface PicturedPage {
  path: string
  title: string
  label: string
  /** Undefined for the first language of the site. */
  language?: string
}

function planInLanguage(language: string | undefined, pages: readonly PicturedPage[]) {
  const brand = readBrand(language)
  const digest = digestOf(brand)
  const characters = brand.fontFiles.map((file) => file.characters).join('')
  const withoutFont = new RegExp(`[^${characters}]|\\p{Emoji_Presentation}`, 'gu')
  const withDashes = (text: string) =>
    plainText(withoutBreakMarks(text)).replace(/[\u2190-\u21ff]/g, '–')
  const shown = (text: string) => withDashes(text).replace(withoutFont, '').trim()
  const missingIn = (text: string): string[] =>
    (text.match(withoutFont) ?? []).filter((sign) => /[\p{L}\p{M}\p{N}]/u.test(sign))
  // Part of a name would be another one.
  const name = missingIn(brand.name).length > 0 ? '' : brand.name
  const pictures = pages.map((page) => {
    const missingLetters = [...missingIn(page.title), ...missingIn(brand.name)]
    const title = missingIn(page.title).length > 0 ? name || brand.host : shown(page.title)
    const label = missingIn(page.label).length > 0 ? '' : shown(page.label)
    const shows = { title, label }
    const path = `/social/${page.path.slice(1, -1) || 'home'}-${digestOf([digest, shows])}.png`
    return { page: page.path, path, exists: existsSync(`public${path}`), missingLetters, ...shows }
  })
  const { writing } = brand
  const digits = missingIn(writing.digits).length > 0 ? '' : writing.digits
  return { brand: { ...brand, name, writing: { ...writing, digits } }, pictures }
}

/**
 * Plans the pictures of pages, which the end of the build draws. The path of a picture changes with
 * what it shows, because networks and messengers keep what they found at a path.
 */
export function planPictures(pages: readonly PicturedPage[]): Pick<Plan, 'pictures'> {
  const languages = new Set(pages.map(({ language }) => language))
  const plans = [...languages].map((language) =>
    planInLanguage(
      language,
      pages.filter((page) => page.language === language),
    ),
  )
  writeFileSync(planFile, JSON.stringify(plans))
  return { pictures: plans.flatMap(({ pictures }) => pictures) }
}
