import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { minify_sync } from 'terser'
import type { Theme } from './theme'

/**
 * The inline script for the choice of a color scheme; empty for a theme with a single color scheme.
 * It is read from its file, because the compiler of gatsby-node.ts would change it in each build.
 */
export function colorSchemeScript({ colorScheme }: Pick<Theme, 'colorScheme'>): string {
  if (colorScheme !== 'auto') return ''
  const source = readFileSync(resolve('plugins/theme/apply-color-scheme.js'), 'utf8')
  return minify_sync(`(${source.replace('export ', '')})()`).code ?? ''
}
