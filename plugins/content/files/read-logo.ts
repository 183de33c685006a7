import { existsSync } from 'node:fs'
import { findLogoProblem, type Logo, parseLogo } from './logo'
import { findEncodingProblem } from './parse-svg'
import { perFile } from './per-file'
import { readText } from './read-text'
import { findPictureProblem } from './svg-picture'

const parsedLogos = perFile('logo', (path) => {
  const svg = readText(path)
  const logos = new Map<string, Logo | undefined>()
  return (id: string): Logo | undefined => {
    if (!logos.has(id)) {
      const logo = parseLogo(svg, id)
      logos.set(id, 'problem' in logo ? undefined : logo)
    }
    return logos.get(id)
  }
})

/**
 * Reads the file of a logo; undefined if it is missing or cannot be shown, which the content check
 * reports.
 * @param id what its ids begin with, which no other logo in the same document may have
 */
export const readLogoFile = (path: string, id: string): Logo | undefined =>
  existsSync(path) ? parsedLogos(path)(id) : undefined

/** Says why a file cannot be shown as a logo; undefined if it can. */
export const logoProblem = perFile('problem of logo', (path) => findLogoProblem(readText(path)))

/** Says why pages cannot show an SVG file as a picture; undefined if they can. */
export const pictureProblem = perFile('problem of picture', (path) =>
  findPictureProblem(readText(path)),
)

/** Says why the bytes of an SVG file are no text in UTF-8; undefined if they are. */
export const encodingProblem = perFile('encoding of SVG', (path) =>
  findEncodingProblem(readText(path)),
)
