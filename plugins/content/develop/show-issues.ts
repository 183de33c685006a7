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
  document.body.append(overlay)
  let wasRemoved = false
  const feed = new EventSource(issueFeedPath)
  feed.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const issues = JSON.parse(data) as ShownIssue[]
    if (issues.length > 0) void pageExists().then((there) => (wasRemoved ||= !there))
    else if (wasRemoved) void reloadWhenItExists()
    root.replaceChildren(style(), ...issueList(issues))
    // Opened again each time, so that it is above dialogs that were opened since.
    overlay.togglePopover(false)
    overlay.togglePopover(issues.length > 0)
  })
}

/**
 * Whether this address currently has a page: Gatsby removes the page of a file that it cannot
 * parse.
 */
const pageExists = async (): Promise<boolean> => {
  const path = location.pathname
  const answer = await fetch(`/page-data${path === '/' ? '/index/' : path}page-data.json`)
  const data = answer.ok ? ((await answer.json()) as { path: string }) : undefined
  return data?.path === path
}

/** Gatsby creates the page again some time after its file is fixed; until then it shows the not-found page. */
const reloadWhenItExists = async (): Promise<void> => {
  while (!(await pageExists())) await new Promise((done) => setTimeout(done, 1000))
  location.reload()
}

const issueList = (issues: readonly ShownIssue[]): HTMLElement[] => {
  const count = issues.length === 1 ? 'an error' : `${issues.length} errors`
  return [element('h2', `The content has ${count}`), element('ul', ...issues.map(issueItem))]
}

const issueItem = ({ place, pointer, rule, requirement, message, hint }: ShownIssue): HTMLElement =>
  element(
    'li',
    element('code', [place, pointer].filter(Boolean).join('  ')),
    element('p', hint ? `${message} (${hint})` : message),
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
