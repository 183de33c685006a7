import { color } from '../../styles/colors'
import { issueFeedPath, type ShownIssue } from '../node/content/issue-feed-path'

/**
 * Lays what is wrong with the content over the page while the site is developed, and takes it away
 * when all is mended. Of no use in production, where no such content can be built: gatsby-browser.tsx
 * asks for it in develop only.
 */
export function showIssues(): void {
  const overlay = document.createElement('content-problems')
  const root = overlay.attachShadow({ mode: 'open' })
  overlay.popover = 'manual'
  overlay.role = 'alert'
  document.body.append(overlay)
  let isLost = false
  new EventSource(issueFeedPath).addEventListener('message', ({ data }: MessageEvent<string>) => {
    const problems = JSON.parse(data) as ShownIssue[]
    if (problems.length > 0) void isThere().then((there) => (isLost ||= !there))
    else if (isLost) void reloadWhenThere()
    root.replaceChildren(style(), ...page(problems))
    // Shown anew each time, so that it lies above dialogs opened meanwhile.
    overlay.togglePopover(false)
    overlay.togglePopover(problems.length > 0)
  })
}

/** Whether this address has a page now: Gatsby takes it away with a file that cannot be read. */
const isThere = async (): Promise<boolean> => {
  const path = location.pathname
  const answer = await fetch(`/page-data${path === '/' ? '/index/' : path}page-data.json`)
  const data = answer.ok ? ((await answer.json()) as { path: string }) : undefined
  return data?.path === path
}

/** Gatsby makes a page anew some time after its file is mended; until then its not-found page is shown. */
const reloadWhenThere = async (): Promise<void> => {
  while (!(await isThere())) await new Promise((done) => setTimeout(done, 1000))
  location.reload()
}

const page = (problems: readonly ShownIssue[]): HTMLElement[] => {
  const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`
  return [element('h2', `The content has ${count}`), element('ul', ...problems.map(entry))]
}

const entry = ({ place, pointer, rule, asks, message, hint }: ShownIssue): HTMLElement =>
  element(
    'li',
    element('code', [place, pointer].filter(Boolean).join('  ')),
    element('p', hint ? `${message} (${hint})` : message),
    element('small', `${rule}: ${asks}`),
  )

const element = (name: string, ...children: (string | HTMLElement)[]): HTMLElement => {
  const made = document.createElement(name)
  made.append(...children)
  return made
}

const style = (): HTMLElement =>
  element(
    'style',
    `:host { position: fixed; inset: auto 1rem 1rem; max-height: 60vh; margin: 0; overflow: auto;
      padding: 1rem 1.25rem; border: 2px solid ${color.danger}; border-radius: 0.5rem;
      background: ${color.background}; color: ${color.textSoft}; font: 1rem/1.5 sans-serif; }
    h2 { margin: 0 0 0.5rem; color: ${color.danger}; font-size: 1.125rem; }
    ul { display: grid; gap: 0.75rem; margin: 0; padding: 0; list-style: none; }
    code { color: ${color.text}; font-weight: 600; white-space: pre-wrap; }
    p { margin: 0; }
    small { color: ${color.textFaint}; }`,
  )
