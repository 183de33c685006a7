import {
  type Collection,
  collectionOf,
  extensionOf,
  fileName,
  hasPages,
  isFolderCollection,
  placeOfCollections,
} from '../../collections'
import { nameIn, namesOf } from '../../files/file-names'
import { parseFiles } from '../../files/parse'
import { collectionsOfType } from '../../files/resolve-schema'
import type { Issue } from '../../issue'
import type { ContentSource } from '../../model'
import type { LanguageContent } from '../language-content'
import { checkName, checkNames, type NameReference, type Names, namesIn } from '../names'
import type { Rule } from '../rule'

const id = 'unknown-name'

export const unknownName: Rule = {
  id,
  requirement:
    'What content refers to by a name, such as a file, a legal link or an installed typeface, has that name.',
  checkContent: (content) => [
    ...checkReferences(content),
    ...content.source.site.rules.names
      .filter(({ rule }) => rule === id)
      .flatMap((names) => checkNames(id, names, content)),
  ],
}

/** Checks the names in the fields that refer to other files by their schemas. */
function checkReferences(content: LanguageContent): Issue[] {
  const { source, ownFiles, periods } = content
  const known = new Map<string, Names | undefined>()
  const namesFor = (reference: NameReference): Names | undefined => {
    const key = `${reference.type} ${reference.field}`
    if (!known.has(key)) known.set(key, fileNames(content, reference))
    return known.get(key)
  }
  return ownFiles
    .filter(({ path }) => periods.has(path))
    .flatMap((file) =>
      namesIn(source.schemas, file).flatMap((reference) => {
        const names = namesFor(reference)
        return names ? checkName(id, file, reference, names) : []
      }),
    )
}

/** The names of the files of a GraphQL type: their own, or those in one of their fields. */
function fileNames(
  { files, broken, source }: LanguageContent,
  { type, field }: Pick<NameReference, 'type' | 'field'>,
): Names | undefined {
  const collections = collectionsOfType(source.site.collections, source.schemas, type)
  const [collection] = collections
  if (!collection) return undefined
  const place = placeOfCollections(collections, source.language)
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
      // Also of files that cannot be parsed.
      all: new Set([
        ...paths.filter((path) => collectionOf(collections, path)).map(fileName),
        ...files.filter(isOfCollection).flatMap((file) => namesOf(file, field)),
      ]),
      problem: (name) =>
        collections.length > 1
          ? `there is no "${name}" in ${place}`
          : `there is no ${place}${name}${extension}`,
      remedy: (name) =>
        `write the name of a file in ${place}, without "${extension}"${command(name)}`,
    }
  }
  const names = files.filter(isOfCollection).flatMap((file) => namesOf(file, field))
  return {
    // The name in a file that cannot be parsed is unknown.
    all: broken.some(isOfCollection) ? undefined : new Set(names),
    problem: (name) => `there is no "${name}" in ${place}`,
    remedy: (name) => `write the "${field}" of a file in ${place}${command(name)}`,
  }
}

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
  return (
    original &&
    `translation ${original.path}${hasPages(collection) ? ' "Title"' : ''} --language ${language}`
  )
}
