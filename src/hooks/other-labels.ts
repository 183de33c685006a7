import type { Labels } from './useLabels'

/** Load the labels of the site's other languages, by tag; a build inserts them (src/insert-labels.ts). */
export const otherLabels: Readonly<Record<string, () => Labels | Promise<Labels>>> = {}
