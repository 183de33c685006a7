import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Theme } from './theme'

/** The parts of the logo's SVG. */
export interface Logo {
  /** The text of the file. */
  svg: string
  viewBox: string
  /** The content of its outer element. */
  shapes: string
  /** Its ratio of width to height. */
  ratio: number
}

/** Parses the SVG of a logo. */
export function parseLogo(svg: string): Logo {
  const [, viewBox = '0 0 24 24'] = /<svg[^>]*\bviewBox=["']([^"']+)["']/.exec(svg) ?? []
  const [, , width = 1, height = 1] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const shapes = svg.replace(/^[^]*?<svg[^>]*>/, '').replace(/<\/svg>[^]*$/, '')
  return { svg, viewBox, shapes, ratio: width / height || 1 }
}

/**
 * Reads the logo of a theme; returns an empty one if the file is missing, which the content check
 * reports.
 */
export function readLogo(root: string, { logo }: Pick<Theme, 'logo'>): Logo {
  const file = join(root, 'static', logo)
  return parseLogo(existsSync(file) ? readFileSync(file, 'utf8') : '')
}
