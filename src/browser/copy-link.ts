import { on } from './delegate'

/**
 * `data-copy-link`: a link that also copies its URL; the status next to it then has the attribute's
 * text, until another element gets the focus.
 */
export function startCopyLinks(signal: AbortSignal): void {
  const announce = (link: HTMLElement, text: string | undefined = ''): void => {
    if (link.nextElementSibling) link.nextElementSibling.textContent = text
  }
  on(signal, 'click', '[data-copy-link]', (link) => {
    // Missing without HTTPS and rejected without permission: the link still leads to the section.
    if (!('clipboard' in navigator && link instanceof HTMLAnchorElement)) return
    navigator.clipboard.writeText(link.href).then(
      () => announce(link, link.dataset.copyLink),
      () => announce(link, ''),
    )
  })
  on(signal, 'focusout', '[data-copy-link]', (link, { relatedTarget }) => {
    // When a link to a section is followed, WebKit takes its focus and gives it to nothing.
    if (relatedTarget) announce(link, '')
  })
}
