import type { ErrorObject } from 'ajv/dist/2020'
import type { ParsedFile } from '../files/parsed-file'
import type { Issue } from '../issue'
import type { ContentSource } from '../model'
import type { ValidContent, LanguageContent } from './language-content'

/** What is wrong, in words, and how to fix it. */
export interface Problem {
  problem: string
  remedy?: string | undefined
}

/** What a file is checked with. */
export interface FileContext extends Pick<ContentSource, 'site' | 'schemas'> {
  /** The language of its texts. */
  language: string
}

/** A rule of the check, in the file with the name of its id. */
export interface Rule {
  id: string
  requirement: string
  /** Whether the rule may be broken on purpose: all of its issues are warnings. */
  isWarning?: true
  /** Describes an error of a JSON Schema, if it is one of this rule. */
  describeSchemaError?: (error: ErrorObject) => Problem | undefined
  /**
   * Checks the files of another language than the first for their originals. The schema of a file
   * with an error is not checked: without its original, it lacks what it would have from it.
   */
  checkTranslations?: (content: LanguageContent) => Issue[]
  /** Checks syntax and names of files. */
  checkForm?: (content: LanguageContent) => Issue[]
  /** Checks a file that has none of the errors above, on its own: again only if the file changes. */
  checkFile?: (file: ParsedFile, context: FileContext) => Issue[]
  /** Checks the files of a language with each other. Issues of a file with an error above are dropped. */
  checkContent?: (content: ValidContent) => Issue[]
  /** Checks the content of all languages with each other, and what they share, once. */
  checkSite?: (site: SiteContent) => Issue[]
}

/** The content of all languages. */
export interface SiteContent {
  /** As it was read, with the folders of languages in paths. */
  source: ContentSource
  languages: readonly LanguageContent[]
}
