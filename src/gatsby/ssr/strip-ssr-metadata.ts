/**
 * What styled-components writes into a page only for its own rehydration: markers of its rules, and a
 * class for each component. They are 3.3 KB gzip of the home page and 1.5 to 2 of others, a tenth, and
 * cannot be turned off (https://github.com/styled-components/styled-components/pull/1524). Without them
 * its script adds the same rules a second time.
 */
const markers = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g

/** Removes the markers from a page's styles. */
export const stripStyleMetadata = (css: string): string => css.replace(markers, '')

/** Removes the classes of components that no rule of the page uses. */
export function stripUnusedClasses(body: string, css: string): string {
  const used = new Set([...css.matchAll(/\.(sc-[\w-]+)/g)].map(([, name]) => name))
  return body.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const kept = classes.split(' ').filter((name) => !name.startsWith('sc-') || used.has(name))
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
  })
}
