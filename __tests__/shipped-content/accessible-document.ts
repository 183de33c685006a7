import { parse, type HTMLElement } from 'node-html-parser'
import { readPages } from '../built-site/site'

const documents = new Map(readPages().map(({ route, document }) => [route, document.toString()]))

/** A built page as assistive technology reads it: without decoration and duplicates. */
export function accessibleDocument(route: string): HTMLElement {
  const html = documents.get(route)
  if (html === undefined) throw new Error(`${route} is not built`)
  const document = parse(html)
  document.querySelectorAll('[aria-hidden="true"], script, style').forEach((part) => part.remove())
  return document
}

/** The text of an element, with single spaces. */
export const textOf = (element: HTMLElement | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The texts of all elements that match a selector, in order. */
export const textsOf = (within: HTMLElement, selector: string): string[] =>
  within.querySelectorAll(selector).map(textOf)

/** The targets of the links with this text. */
export const linksCalled = (within: HTMLElement, name: string): (string | undefined)[] =>
  within
    .querySelectorAll('a')
    .filter((link) => textOf(link) === name)
    .map((link) => link.getAttribute('href'))

/** The section with this heading. */
export function section(within: HTMLElement, title: string): HTMLElement {
  const found = within
    .querySelectorAll('section')
    .find((part) => textOf(part.querySelector('h2')) === title)
  if (!found) throw new Error(`There is no section "${title}"`)
  return found
}
