import { color } from '../../styles/colors'
import { labelsEvent } from '../node/content/issue-feed-path'

const attribute = 'data-publication-label'

/**
 * Labels the page of each draft and all links to it, for example on its card. Only in development,
 * so that components do not have to know about drafts.
 * @param feed sends the labels by the addresses of pages
 */
export function labelUnpublished(feed: EventTarget): void {
  let labels: Readonly<Record<string, string>> = {}
  const update = (): void => {
    document.querySelectorAll('main h1').forEach((heading) => {
      label(heading, labels[decodeURI(location.pathname)])
    })
    document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]').forEach((link) => {
      if (link.textContent) label(link, labels[decodeURI(link.pathname)])
    })
  }
  // React replaces elements that it renders again, and their labels with them.
  const observer = new MutationObserver(update)
  feed.addEventListener(labelsEvent, (event) => {
    labels = JSON.parse((event as MessageEvent<string>).data) as typeof labels
    update()
    observer.disconnect()
    if (Object.keys(labels).length > 0)
      observer.observe(document.body, { childList: true, subtree: true })
  })
  document.head.append(style())
}

/**
 * Adds a label to an element, or removes it. Changes nothing if the label is correct, so that the
 * observer does not run endlessly.
 */
function label(element: Element, text: string | undefined): void {
  const present = element.querySelector(`:scope > [${attribute}]`)
  if (present?.textContent === text) return
  present?.remove()
  if (text === undefined) return
  const made = document.createElement('span')
  made.setAttribute(attribute, '')
  made.textContent = text
  const last = element.lastElementChild
  // An arrow stays at the end.
  if (last?.matches('svg')) last.before(' ', made)
  else element.append(' ', made)
}

const style = (): HTMLStyleElement => {
  const made = document.createElement('style')
  made.textContent = `[${attribute}] { display: inline-block; margin-inline: 0.25em auto; padding: 0.25em 0.5em;
    border: 1px solid ${color.warning}; border-radius: 0.25em; background: ${color.background};
    color: ${color.warning}; font: 600 0.8125rem/1 sans-serif; letter-spacing: 0;
    vertical-align: middle; white-space: nowrap; }`
  return made
}
