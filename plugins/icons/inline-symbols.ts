const inlined = /<div data-icons .*?<\/div>/

/**
 * A built page with the symbols of its icons, so that it shows them without a request. A page that
 * Gatsby has kept from an earlier build gets the present ones.
 * @param symbols by their ids
 */
export function inlineSymbols(html: string, symbols: Readonly<Record<string, string>>): string {
  const ids = new Set<string>()
  const page = html
    .replace(inlined, '')
    .replace(/(?<=<use href=")[^"#]*#(icon_[^"]+)/g, (_, id: string) => {
      ids.add(id)
      return `#${id}`
    })
  const used = [...ids].sort().map((id) => symbols[id] ?? '')
  // Masks and clip paths do not work below an element that is not displayed.
  const element = `<div data-icons aria-hidden="true"><svg width="0" height="0">${used.join('')}</svg></div>`
  return ids.size > 0 ? page.replace('</body>', () => `${element}</body>`) : page
}
