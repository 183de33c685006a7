import { fileName, folderOf, isFolderCollection, isShared, parentFile } from '../../collections'
import { dataPath } from '../../files/data-path'
import { originalPath } from '../../files/languages'
import { isWritten, issueAt, type ParsedFile, pointersOf, textAt } from '../../files/parsed-file'
import type { Issue } from '../../issue'
import { didYouMean } from '../../text/suggest'
import { findDuplicates } from '../find-duplicates'
import type { Rule } from '../rule'

const id = 'translation'

export const translation: Rule = {
  id,
  requirement:
    'A file in the folder of a language translates one of the first language, which no other translates. (A warning if it names none.) It has prices of its own in another currency.',

  checkTranslations: ({ source, ownFiles }) => {
    if (source.language === undefined) return []
    const originals = new Map(source.files.map(({ path, original }) => [path, original?.path]))
    const namesIn = (folder: string): string[] =>
      (source.first?.files ?? [])
        .filter(({ path }) => folderOf(path) === folder)
        .map(({ path }) => fileName(path))
    return [
      ...ownFiles
        .filter(({ collection }) => !isShared(collection))
        .flatMap((file) => checkOriginal(file, { originals, files: ownFiles, namesIn })),
      ...findDuplicates(ownFiles, ({ path }) => originals.get(path)).map(secondTranslation),
    ]
  },

  checkContent: ({ validFiles }) => checkPrices(validFiles),
}

/** Finds amounts in the currency of the first language that pages would show in another one. */
function checkPrices(files: readonly ParsedFile[]): Issue[] {
  const settings = files.find(({ path }) => path === 'site.json')
  const currency = settings && textAt(settings, '/currency')
  const firstCurrency = settings?.original && textAt(settings.original, '/currency')
  if (firstCurrency === undefined || currency === firstCurrency) return []
  const problem = `is ${firstCurrency} of the first language, which its page would show as ${currency}`
  const remedy = `write it in ${currency}, or delete "currency" of site.json`
  return files.flatMap((file) =>
    pointersOf(file, 'price')
      .filter((pointer) => !isWritten(file, pointer))
      .map((pointer) => issueAt(file, pointer, id, problem, remedy)),
  )
}

const namesOriginal = (file: ParsedFile): boolean => textAt(file, '/translationOf') !== undefined

const pointerToOriginal = (file: ParsedFile): string =>
  namesOriginal(file) ? '/translationOf' : ''

/** The paths of the originals of files by the paths of these. */
type Originals = ReadonlyMap<string, string | undefined>

/** The issue of a file that translates the same one as an earlier file. */
function secondTranslation({ item, first }: { item: ParsedFile; first: ParsedFile }): Issue {
  const problem = `${first.fullPath} translates the same file`
  const remedy = 'name another original, or delete one of the two'
  return issueAt(item, pointerToOriginal(item), id, problem, remedy)
}

interface Languages {
  originals: Originals
  files: readonly ParsedFile[]
  /** The names of the files in a folder of the first language. */
  namesIn: (folder: string) => string[]
}

function checkOriginal(file: ParsedFile, { originals, files, namesIn }: Languages): Issue[] {
  if (originals.get(file.path) !== undefined || !isFolderCollection(file.collection)) return []
  const fileAt = (path: string): ParsedFile | undefined =>
    files.find((candidate) => candidate.path === path)
  const parent = parentFile(file.collection, file.path)
  const lost = parent !== undefined && originals.get(parent) === undefined ? parent : undefined
  const above = lost === undefined ? undefined : fileAt(lost)
  if (!namesOriginal(file) && !(above && namesOriginal(above))) {
    const remedy = 'write the name of its original, without the ending, as "translationOf"'
    const problem = 'translates no file of the first language'
    return [{ ...issueAt(file, '', id, problem, remedy), isWarning: true }]
  }
  const wanted = originalPath(file.path, [file.collection], (path) => fileAt(path)?.value)
  const lostFile = lost === undefined ? undefined : dataPath(lost, file.language)
  const remedy =
    lostFile === undefined
      ? (didYouMean(fileName(wanted), namesIn(folderOf(wanted))) ?? 'write the name of a file')
      : `its parent page, ${lostFile}, must be a translation first`
  const problem = `the first language has no ${wanted}`
  const issue = issueAt(file, pointerToOriginal(file), id, problem, remedy)
  return [{ ...issue, cause: lostFile ?? file.fullPath }]
}
