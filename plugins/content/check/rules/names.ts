import type { ContentSource } from '../../core/content-source'
import { findDuplicates } from '../find-duplicates'
import type { Issue } from '../../core/issue'
import {
  entriesOf,
  issueAt,
  type JsonFile,
  pointersOf,
  textAt,
  valueAt,
} from '../../core/json/json-file'
import { pointerTo } from '../../core/json/json-tree'
import type { Parsed } from '../../core/json/parse'
import { memoize } from '../../core/memoize'
import { didYouMean } from '../suggest'
import { pagesInMenus } from './pages/menus'

/** Checks that each section that the home page lists has its content. */
export function checkHomeSections(file: JsonFile): Issue[] {
  if (file.kind.type !== 'Home') return []
  return entriesOf(file, '/sections').flatMap((at) => {
    const name = textAt(file, at)
    // The schema reports what cannot be the name of a section.
    if (name === undefined || valueAt(file, `/${name}`) !== undefined) return []
    const message = `there is no "${name}" in this file`
    return [issueAt(file, at, 'missing-key', message, 'write it, or delete this entry')]
  })
}

/** Checks that people have different names, and that the contact person is one of them. */
export function checkPeople({ files, broken }: Parsed): Issue[] {
  const people = files.filter(({ kind }) => kind.type === 'Person')
  const names = people.flatMap((file) => textAt(file, '/name') ?? [])
  const repeats = findDuplicates(people, (file) => textAt(file, '/name')).map(({ item, first }) => {
    const message = `is also the name in data/${first.path}`
    return issueAt(
      item,
      '/name',
      'repeated-name',
      message,
      'references name a person: write both so that they differ',
    )
  })
  // The name in a file that cannot be parsed is unknown.
  if (broken.some(({ kind }) => kind.type === 'Person')) return repeats
  const pointer = '/contactPerson/person'
  const unknown = files
    .filter(({ kind }) => kind.type === 'Contact')
    .flatMap((file) => {
      const name = textAt(file, pointer)
      if (name === undefined || names.includes(name)) return []
      const message = `there is no "${name}" in data/people/`
      const hint =
        didYouMean(name, names) ?? 'write a name from data/people/, or delete "contactPerson"'
      return [issueAt(file, pointer, 'unknown-name', message, hint)]
    })
  return [...repeats, ...unknown]
}

// Only these fields name logos; all other icons are interface icons.
const filesWithBrands = new Set(['site.json', 'technologies.json'])

/** All icons that a file names, with their pointers. */
const iconsIn = (file: JsonFile): { pointer: string; icon: string; isBrand: boolean }[] =>
  pointersOf(file, 'icon').flatMap((pointer) => {
    const icon = textAt(file, pointer)
    return icon === undefined ? [] : [{ pointer, icon, isBrand: filesWithBrands.has(file.path) }]
  })

/** Checks that the icons in the content exist. */
export function checkIcons(files: JsonFile[], { icons, logos }: ContentSource): Issue[] {
  const own = new Set([...(logos?.keys() ?? [])].map((name) => name.replace(/\.svg$/, '')))
  return files.flatMap((file) =>
    iconsIn(file).flatMap(({ pointer, icon, isBrand }) => {
      const sets = isBrand ? [icons.simple, own] : [icons.lucide]
      if (sets.some((names) => names.has(icon))) return []
      const meant = didYouMean(
        icon,
        sets.flatMap((names) => [...names]),
      )
      const message = isBrand
        ? `there is no logo "${icon}" in Simple Icons or static/brand/logos/`
        : `Lucide has no icon "${icon}"`
      const ways = `write a slug of simpleicons.org, or add static/brand/logos/${icon}.svg`
      const hint = isBrand ? [meant, ways].filter(Boolean).join(' Or ') : meant
      return [issueAt(file, pointer, 'unknown-icon', message, hint)]
    }),
  )
}

const logoKeys: Record<string, string[]> = {
  Clients: ['url', 'urlHover'],
  Theme: ['logo', 'wordmark'],
}

/** Checks that the logos of clients and of the site exist under static/. */
export const checkStaticFiles = (files: JsonFile[], { staticFiles }: ContentSource): Issue[] =>
  files
    .filter(({ kind }) => kind.type in logoKeys)
    .flatMap((file) =>
      (logoKeys[file.kind.type] ?? []).flatMap((key) =>
        pointersOf(file, key).flatMap((pointer) => {
          const url = textAt(file, pointer)
          if (url === undefined || staticFiles.has(url)) return []
          const message = `there is no static${url}`
          const hint = didYouMean(url, staticFiles) ?? 'put the file there'
          return [issueAt(file, pointer, 'missing-file', message, hint)]
        }),
      ),
    )

/** Checks that the privacy policy named in the contact form is one of the legal links. */
export const checkLegalNames = (files: JsonFile[]): Issue[] => {
  const site = files.find((file) => file.kind.type === 'SiteSettings')
  if (!site) return []
  const titles = [
    ...entriesOf(site, '/legal').map((at) => textAt(site, pointerTo(at, 'title')) ?? ''),
    ...pagesInMenus(files, 'footer').map((page) => textAt(page, '/title') ?? ''),
  ]
  const pointer = '/form/privacyPolicy'
  return files
    .filter((file) => file.kind.type === 'Contact')
    .flatMap((file) => {
      const title = textAt(file, pointer)
      if (title === undefined || titles.includes(title)) return []
      const message = `data/site.json has no legal link "${title}"`
      return [issueAt(file, pointer, 'unknown-name', message, didYouMean(title, titles))]
    })
}

// Differences in spelling that readers do not notice: "nest.js", "Tailwind CSS".
const bare = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '')

/**
 * Checks that technologies are spelled as in data/technologies.json, so that they get their logos.
 */
export function checkTechnologyNames(files: JsonFile[]): Issue[] {
  const known = new Map<string, string>()
  for (const file of files.filter(({ kind }) => kind.type === 'Technologies')) {
    for (const entry of entriesOf(file, '/technologies')) {
      const name = textAt(file, pointerTo(entry, 'name'))
      if (name !== undefined && !known.has(bare(name))) known.set(bare(name), name)
    }
  }
  return files.flatMap((file) =>
    technologiesIn(file).flatMap(({ pointer, name, key }) => {
      const spelling = known.get(key)
      if (spelling === undefined || spelling === name) return []
      const message = `"${name}" has another spelling in data/technologies.json`
      return [issueAt(file, pointer, 'unknown-name', message, `write "${spelling}"`)]
    }),
  )
}

const technologiesIn = memoize((file: JsonFile) =>
  ['/tech', '/technologies'].flatMap((list) =>
    entriesOf(file, list).flatMap((pointer) => {
      const name = textAt(file, pointer)
      return name === undefined ? [] : [{ pointer, name, key: bare(name) }]
    }),
  ),
)
