/**
 * What styled-components writes into a page only for its own script: notes about the rules that are
 * there, and a class for each component. They weigh a tenth of a page. Without them the script puts
 * its rules in once more; they are the same.
 */
const notes = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g

/** Leaves those notes out of a page's styles. */
export const stripStyleMetadata = (css: string): string => css.replace(notes, '')

/** Leaves out the classes of components that no rule of the page names. */
export function stripUnusedClasses(body: string, css: string): string {
  const named = new Set([...css.matchAll(/\.(sc-[\w-]+)/g)].map(([, name]) => name))
  return body.replace(/ class="([^"]*)"/g, (_, classes: string) => {
    const kept = classes.split(' ').filter((name) => !name.startsWith('sc-') || named.has(name))
    return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
  })
}
