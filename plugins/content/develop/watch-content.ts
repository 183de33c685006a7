import { relative, sep } from 'node:path'
import { watch } from 'chokidar'
import type { Reporter } from 'gatsby'
import { checkSchemas } from '../check/check-schema'
import { validate } from '../check/run'
import { parseFiles } from '../files/parse'
import { hasVanished } from '../files/has-vanished'
import { loadContent } from '../files/load'
import { filesReadAtStart } from '../collections'
import { isError, type Issue, mergeIssues } from '../issue'
import type { ContentSource, SiteConfig } from '../model'
import { formatIssues, warn } from '../report-issues'

/** How long to wait for more saves, in ms: editors save several files at once. */
const debounceTime = 300

/** Whether these files satisfy their schemas, so that what reads them need not check them again. */
function areValid(paths: readonly string[], { site, files, schemas }: ContentSource): boolean {
  const parsed = parseFiles(
    site.collections,
    files.filter(({ path }) => paths.includes(path)),
  )
  return parsed.issues.length === 0 && checkSchemas(parsed.files, schemas).length === 0
}

interface ContentWatch {
  /** Called with the errors after each check, also if there are none. */
  onCheck: (errors: readonly Issue[]) => void
  /** Called when data/ is there again after it was deleted. */
  onReturn: () => void
}

/**
 * Checks the content now and after each save; the server keeps running in any case.
 * @returns a promise that waits until the site's settings are valid
 */
export const watchContent = (
  root: string,
  site: SiteConfig,
  reporter: Reporter,
  { onCheck, onReturn }: ContentWatch,
): Promise<void> =>
  new Promise((start) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let checks = Promise.resolve()
    let before = ''
    let hadErrors = false
    let hasStarted = false
    const check = async () => {
      const source = await loadContent(root, site)
      const issues = mergeIssues(validate(source))
      const errors = issues.filter(isError)
      const list = formatIssues(issues)
      if (list !== before) {
        warn(issues, reporter)
        if (errors.length > 0) {
          reporter.error(`The content in data/ has errors:\n${formatIssues(errors)}`)
        } else if (hadErrors) reporter.success('The content in data/ is valid again')
      }
      before = list
      hadErrors = errors.length > 0
      onCheck(errors)
      if (hasStarted) return
      const needed = filesReadAtStart(site.collections)
      hasStarted = areValid(needed, source)
      if (hasStarted) start()
      else reporter.info(`The server starts when these are valid: ${needed.join(', ')}.`)
    }
    const checkLater = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        checks = checks.then(check).catch((error: unknown) => {
          if (hasVanished(error)) checkLater()
          else reportFailure(error)
        })
      }, debounceTime)
    }
    const reportFailure = (error: unknown) =>
      reporter.error('The content in data/ cannot be checked', error as Error)
    // It watches the folder of the site, because nothing watches a deleted folder that is back.
    const isWatched = (path: string): boolean =>
      ['', 'data'].includes(relative(root, path).split(sep)[0] ?? '')
    watch(root, { ignored: (path: string) => !isWatched(path), ignoreInitial: true })
      .on('all', (event, path) => {
        if (event === 'addDir' && relative(root, path) === 'data') onReturn()
        checkLater()
      })
      .on('error', reportFailure)
    checkLater()
  })
