import { issueFeedPath, type ShownIssue } from './issue-feed-path'

/**
 * Shows the issues of the content over the page until they are fixed. gatsby-browser.ts loads it
 * only in development.
 */
export function showIssues(): void {
  const overlay = document.createElement('content-issues')
  const root = overlay.attachShadow({ mode: 'open' })
  overlay.popover = 'manual'
  overlay.role = 'alert'
  const { body } = document
  body.append(overlay)
  let hasIssues = false
  let isWaiting = false
  /** Reloads a page that lacks data, which does not come back by itself, when it has all of it. */
  const reloadWhenComplete = async (): Promise<void> => {
    if (isWaiting || (await isComplete())) return
    isWaiting = true
    while (hasIssues || !(await isComplete())) await new Promise((done) => setTimeout(done, 1000))
    location.reload()
  }
  // Gatsby's dialog about an error in a component, which stays until then.
  const whenGatsbyFails = () => {
    if (body.querySelector('gatsby-fast-refresh')) void reloadWhenComplete()
  }
  new MutationObserver(whenGatsbyFails).observe(body, { childList: true })
  whenGatsbyFails()
  const feed = new EventSource(issueFeedPath)
  feed.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const issues = JSON.parse(data) as ShownIssue[]
    hasIssues = issues.length > 0
    if (hasIssues) void reloadWhenComplete()
    root.replaceChildren(style(), ...issueList(issues))
    // Opened again each time, so that it is above dialogs that were opened since.
    overlay.togglePopover(false)
    overlay.togglePopover(issues.length > 0)
  })
}

/**
 * Whether this address currently has a page whose components have what they query: Gatsby removes
 * the page of a file that it cannot parse, and a query fails if a required key is missing.
 */
const isComplete = async (): Promise<boolean> => {
  const path = location.pathname
  const page = await readJson<PageData>(`${path === '/' ? '/index/' : path}page-data.json`)
  if (page?.path !== path) return false
  const results = await Promise.all(
    page.staticQueryHashes.map((hash) => readJson<QueryResult>(`/sq/d/${hash}.json`)),
  )
  return results.every((result) => result && !result.errors)
}

/** What Gatsby knows of a page. */
interface PageData {
  path: string
  /** The names of the files with the results of its static queries. */
  staticQueryHashes: string[]
}

interface QueryResult {
  errors?: unknown[]
}

/** Reads a file of page-data/; undefined if it is not there: Gatsby may then answer with a page. */
const readJson = async <Content>(path: string): Promise<Content | undefined> => {
  try {
    const answer = await fetch(`/page-data${path}`)
    return answer.ok ? ((await answer.json()) as Content) : undefined
  } catch {
    return undefined
  }
}

const issueList = (issues: readonly ShownIssue[]): HTMLElement[] => {
  const count = issues.length === 1 ? 'an error' : `${issues.length} errors`
  return [element('h2', `The content has ${count}`), element('ul', ...issues.map(issueItem))]
}

const issueItem = ({
  place,
  pointer,
  rule,
  requirement,
  problem,
  remedy,
}: ShownIssue): HTMLElement =>
  element(
    'li',
    element('code', [place, pointer].filter(Boolean).join('  ')),
    element('p', remedy ? `${problem} (${remedy})` : problem),
    element('small', `${rule}: ${requirement}`),
  )

const element = (name: string, ...children: (string | HTMLElement)[]): HTMLElement => {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

const style = (): HTMLElement =>
  element(
    'style',
    `:host { position: fixed; inset: auto 1rem 1rem; box-sizing: border-box; width: auto;
      max-height: 60vh; margin: 0; overflow: auto; overflow-wrap: anywhere;
      padding: 1rem 1.25rem; border: 2px solid #e5484d; border-radius: 0.5rem;
      color-scheme: light dark; background: Canvas; color: CanvasText; font: 1rem/1.5 sans-serif; }
    h2 { margin: 0 0 0.5rem; font-size: 1.125rem; }
    ul { display: grid; gap: 0.75rem; margin: 0; padding: 0; list-style: none; }
    code { font-weight: 600; white-space: pre-wrap; }
    p { margin: 0; }
    small { opacity: 0.75; }`,
  )
