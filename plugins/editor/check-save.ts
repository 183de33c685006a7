import { toObject, languageOfFile, withoutLanguage } from '../content'
import {
  bodyPointer,
  type ContentSource,
  isError,
  type Issue,
  loadContent,
  newIssues,
  type PageRecord,
  type SiteConfig,
  siteOf,
  validate,
} from '../content/node'

/** What the editor is about to write or delete. */
export interface Change {
  /** The path of the file from the root: "data/home.json". */
  file: string
  /** Its new text; undefined to delete it. */
  text?: string
  /** Its text when it was opened; undefined for a new file. */
  opened?: string
}

/** An issue as the editor shows it. */
export interface EditorIssue extends Pick<Issue, 'file' | 'pointer' | 'problem' | 'remedy'> {
  /** The line of a Markdown body that it is about. */
  line?: string | undefined
}

/** The answer to a change: with an error or a conflict nothing may be written. */
export interface Verdict {
  conflict?: string
  errors: EditorIssue[]
  warnings: EditorIssue[]
}

/**
 * An issue at the field of a form, which there is for a missing key too.
 * @param text the text of its file
 */
function toEditorIssue(issue: Issue, text = ''): EditorIssue {
  const { file, line: number, pointer, missingKey, problem, remedy } = issue
  if (missingKey !== undefined)
    return { file, pointer: `${pointer}/${missingKey}`, problem: 'is missing', remedy }
  const line = pointer === bodyPointer ? text.split('\n')[number - 1]?.trim() : undefined
  return { file, pointer, problem, remedy, line }
}

/** Says what has happened to the file since it was opened; undefined if nothing has. */
function conflictOf({ file, opened }: Change, currentText: string | undefined): string | undefined {
  if (currentText === opened) return undefined
  if (opened === undefined) return `${file} already exists. Choose another title.`
  const what = currentText === undefined ? 'was deleted' : 'was changed by someone else'
  return `${file} ${what} after you opened it. Copy your text, reload this page and enter it again.`
}

/** The page of a file. */
function pageOf(source: ContentSource, path: string): PageRecord | undefined {
  const language = siteOf(source, { showsDrafts: true }).languages.find(
    ({ folder }) => folder === languageOfFile(path),
  )
  return language?.pages.find(({ file }) => file === withoutLanguage(path))
}

/** The issue that a title changes the address of a page, and neither links nor visitors follow. */
function lostAddress(before: ContentSource, after: ContentSource, path: string): EditorIssue[] {
  const [old, page] = [before, after].map((source) => pageOf(source, path))
  if (!old || !page || old.path === page.path || page.formerPaths.includes(old.path)) return []
  const [was, is] = [toObject(old.content), toObject(page.content)]
  if (was.draft === true || was.slug !== is.slug) return []
  const problem = `with another title the page would lose its address, ${old.path}`
  const remedy = `keep the title here, and run: npm run rename -- ${old.path} "${page.title}". That changes the links to the page too, and its former address redirects`
  return [{ file: `data/${path}`, pointer: '/title', problem, remedy }]
}

/**
 * Creates the check of a single change against the content on disk. Pictures that were just uploaded
 * are not on disk yet: a missing one is no issue here.
 */
export function createChangeCheck(
  root: string,
  site: SiteConfig,
): (change: Change) => Promise<Verdict> {
  return async (change) => {
    const current = await loadContent(root, site)
    const path = change.file.replace(/^data\//, '')
    const otherFiles = current.files.filter((file) => file.path !== path)
    const conflict = conflictOf(change, current.files.find((file) => file.path === path)?.text)
    if (conflict !== undefined) return { conflict, errors: [], warnings: [] }

    const { text } = change
    const changed = {
      ...current,
      files: text === undefined ? otherFiles : [...otherFiles, { path, text }],
    }
    const issues = validate(changed).filter(({ rule }) => rule !== 'missing-picture')
    // What a saved file changes in others is shown on the page; what a deleted one leaves behind is
    // refused, because no form could correct it.
    const ownIssues =
      text === undefined
        ? newIssues(issues, validate(current))
        : issues.filter((issue) => issue.file === change.file)
    return {
      errors: [
        ...lostAddress(current, changed, path),
        ...ownIssues.filter(isError).map((issue) => toEditorIssue(issue, text)),
      ],
      warnings:
        text === undefined
          ? []
          : ownIssues.filter((issue) => !isError(issue)).map((issue) => toEditorIssue(issue, text)),
    }
  }
}
