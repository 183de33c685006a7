import type { ContentSource, NamedContent, NameRule, SiteConfig } from '../../model'
import type { Issue } from '../../issue'
import { type DescribedText, describedTexts } from '../../files/described-texts'
import {
  issueAt,
  type ParsedFile,
  sectionsPointer,
  type TextAt,
  textAt,
  textsAt,
  valueAt,
} from '../../files/parsed-file'
import { parseFiles } from '../../files/parse'
import { memoize } from '../../memoize'
import { collectionsOfType, linkedField } from '../../files/resolve-schema'
import {
  extensionOf,
  fileName,
  hasPages,
  isFolderCollection,
  type Collection,
  collectionOf,
  placeOfCollections,
} from '../../collections'
import type { RuleId } from '../../rule-ids'
import { didYouMean } from '../suggest'

/** Icons of brands and of the interface, by the collections of the files. */
function iconRules({ collections }: SiteConfig): NameRule[] {
  const withLogos = collections.filter(({ hasLogos }) => hasLogos).map(({ type }) => type)
  return [
    {
      rule: 'unknown-icon',
      types: withLogos,
      at: ['icon'],
      names: ({ source: { icons, logos = new Map<string, string>() } }) => [
        ...icons.simple,
        ...[...logos.keys()].map((name) => name.replace(/\.svg$/, '')),
      ],
      missing: (icon) => `there is no logo "${icon}" in Simple Icons or static/brand/logos/`,
      hint: (icon) => `write a slug of simpleicons.org, or add static/brand/logos/${icon}.svg`,
    },
    {
      rule: 'unknown-icon',
      types: { not: withLogos },
      at: ['icon'],
      names: ({ source }) => source.icons.lucide,
      missing: (icon) => `Lucide has no icon "${icon}"`,
      hint: () => 'choose one at lucide.dev/icons',
    },
  ]
}

/** The names of something, as far as they are known. */
type Names = Pick<NameRule, 'rule' | 'missing' | 'hint'> & {
  all: ReadonlySet<string> | undefined
}

/** The name of a file by which others refer to it: its own, or that in one of its fields. */
export const nameIn = (file: ParsedFile, field: string): string | undefined =>
  field === 'fields.name' ? fileName(file.path) : textAt(file, `/${field.replaceAll('.', '/')}`)

/**
 * The words after `npm run new --` for a file with a name; in a language besides the first one, for
 * the translation of the file that has this name there. Undefined if there are none.
 */
function newFileCommand(
  collection: Collection,
  { name, field }: { name: string; field: string },
  { site, first, language }: ContentSource,
): string | undefined {
  if (!isFolderCollection(collection)) return undefined
  if (!first) {
    const template = site.templates.find(({ folder }) => folder === collection.folder)
    return template && `${template.name} "Title"`
  }
  const { files } = parseFiles(site.collections, first.files)
  const original = files.find(
    (file) => file.collection === collection && nameIn(file, field) === name,
  )
  // The issues of a language get its folder in each path, so this one does not begin with data/.
  return (
    original &&
    `translation ${original.path}${hasPages(collection) ? ' "Title"' : ''} --language ${language}`
  )
}

/** The names of the files of a GraphQL type: their own, or those in one of their fields. */
function fileNames(
  { files, broken, source }: NamedContent,
  type: string,
  field: string,
): Names | undefined {
  const collections = collectionsOfType(source.site.collections, source.schemas, type)
  const [collection] = collections
  if (!collection) return undefined
  const rule: RuleId = 'unknown-name'
  const place = placeOfCollections(collections)
  const isOfCollection = (file: { collection: Collection }): boolean =>
    collections.includes(file.collection)
  const command = (name: string): string => {
    const words = newFileCommand(collection, { name, field }, source)
    return words === undefined ? '' : ` (npm run new -- ${words} makes one)`
  }
  if (field === 'fields.name') {
    const paths = source.files.map(({ path }) => path)
    const extension = extensionOf(collection)
    return {
      rule,
      // Also of files that cannot be parsed.
      all: new Set(paths.filter((path) => collectionOf(collections, path)).map(fileName)),
      missing: (name) =>
        collections.length > 1
          ? `there is no "${name}" in ${place}`
          : `there is no ${place}${name}${extension}`,
      hint: (name) =>
        `write the name of a file in ${place}, without "${extension}"${command(name)}`,
    }
  }
  const names = files.filter(isOfCollection).flatMap((file) => nameIn(file, field) ?? [])
  return {
    rule,
    // The name in a file that cannot be parsed is unknown.
    all: broken.some(isOfCollection) ? undefined : new Set(names),
    missing: (name) => `there is no "${name}" in ${place}`,
    hint: (name) => `write the "${field}" of a file in ${place}${command(name)}`,
  }
}

/**
 * Checks that everything exists to which content refers by a name.
 * @param isPublished whether a file is published, and so has to refer to what exists
 */
export function checkNames(
  content: NamedContent,
  isPublished: (file: ParsedFile) => boolean,
): Issue[] {
  const { site } = content.source
  const rules = [...iconRules(site), ...site.rules.names]
  return [
    ...checkReferences(content, isPublished),
    ...rules.flatMap((rule) => checkNamesOf(rule, content, isPublished)),
  ]
}

/** A name in a file by which its schema refers to another file. */
export interface NameReference extends DescribedText {
  /** The GraphQL type of the other file. */
  type: string
  /** The field of the other file that has the name: "fields.name" is that of the file itself. */
  field: string
}

/** The names in a file by which its schema refers to other files. */
export const namesIn = memoize(
  (schemas: ContentSource['schemas'], file: ParsedFile): readonly NameReference[] =>
    [...describedTexts(schemas, file).values()].flatMap((described) => {
      const { type = '' } = described.graphql
      const field = linkedField(described.graphql)
      // Links to pages have rules of their own.
      const isName =
        field !== undefined && (field === 'fields.name' || !field.startsWith('fields.'))
      return isName ? [{ ...described, type, field }] : []
    }),
)

/** Checks the names in the fields that refer to other files by their schemas. */
function checkReferences(
  content: NamedContent,
  isPublished: (file: ParsedFile) => boolean,
): Issue[] {
  const known = new Map<string, Names | undefined>()
  const namesFor = ({ type, field }: NameReference): Names | undefined => {
    const id = `${type} ${field}`
    if (!known.has(id)) known.set(id, fileNames(content, type, field))
    return known.get(id)
  }
  return content.files.filter(isPublished).flatMap((file) =>
    namesIn(content.source.schemas, file).flatMap((reference) => {
      const names = namesFor(reference)
      return names ? checkName(file, reference, names, reference.optionalKey) : []
    }),
  )
}

/** Checks the names in the fields of a single rule. */
function checkNamesOf(
  { types, at, names, ...rule }: NameRule,
  content: NamedContent,
  isPublished: (file: ParsedFile) => boolean,
): Issue[] {
  const known = names({ ...content, files: content.files.filter(isPublished) })
  const all = known && new Set(known)
  const hasNames = (type: string): boolean =>
    'not' in types ? !types.not.includes(type) : types.includes(type)
  return content.files
    .filter(({ collection }) => hasNames(collection.type))
    .flatMap((file) =>
      at
        .flatMap((where) => textsAt(file, where))
        .flatMap((text) => checkName(file, text, { ...rule, all })),
    )
}

/** @param optionalKey what can be deleted with the name */
function checkName(
  file: ParsedFile,
  { pointer, text }: TextAt,
  { rule, all, missing, hint }: Names,
  optionalKey?: string,
): Issue[] {
  if (!all || all.has(text)) return []
  const message = missing(text)
  const remedy = [hint?.(text), optionalKey !== undefined && `delete "${optionalKey}"`]
  const advice = didYouMean(text, all) ?? remedy.filter(Boolean).join(', or ')
  return [{ ...issueAt(file, pointer, rule, message, advice || undefined), cause: message }]
}

/** Checks that each section that a file lists has its content. */
export function checkSections(file: ParsedFile): Issue[] {
  const list = sectionsPointer(file)
  if (list === undefined) return []
  return textsAt(file, `${list}/*`)
    .filter(({ text }) => valueAt(file, `/${text}`) === undefined)
    .map(({ pointer, text }) => {
      const message = `there is no "${text}" in this file`
      return issueAt(file, pointer, 'missing-key', message, 'write it, or delete this entry')
    })
}
