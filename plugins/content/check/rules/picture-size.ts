import { issueWithin } from '../../files/parsed-file'
import {
  maxMegabytes,
  maxMegapixels,
  maxSide,
  minPairWidth,
  minSide,
  minWidth,
} from '../../files/picture-limits'
import { type ReadPicture, readPictures } from '../named-pictures'
import type { Problem, Rule } from '../rule'

const id = 'picture-size'

export const pictureSize: Rule = {
  id,
  requirement:
    'A picture is at least 1600 pixels wide, one for phones 300, and has at most 10 MB, 100 million pixels and 16383 either way.',
  checkContent: (content) =>
    readPictures(content).flatMap((picture) =>
      problemsOf(picture).map(({ problem, remedy }) =>
        issueWithin(picture.file, picture, id, problem, remedy),
      ),
    ),
}

const leastWidths = { wide: minWidth, pair: minPairWidth, small: minSide } as const

/** Whether a picture is too small for its use, or too large for browsers. */
function problemsOf({ use, facts: { width, height, bytes } }: ReadPicture): Problem[] {
  const problems: Problem[] = []
  const size = `is ${width} × ${height} pixels`
  const least = leastWidths[use]
  if (width < least && use !== 'small') {
    problems.push({ problem: `is ${width} pixels wide, but needs at least ${least}` })
  } else if (use === 'pair' && width >= height) {
    const problem = `${size}, but two pictures next to each other are higher than wide`
    problems.push({ problem, remedy: 'crop it, or delete the second picture' })
  } else if (Math.min(width, height) < minSide) {
    problems.push({ problem: `${size}, but needs at least ${minSide} either way` })
  }
  if (Math.max(width, height) > maxSide) {
    const problem = `${size}, but WebP and AVIF have at most ${maxSide} either way`
    problems.push({ problem, remedy: 'cut it into several pictures, or save it smaller' })
  }
  const megapixels = (width * height) / 1e6
  if (megapixels > maxMegapixels) {
    const count = megapixels.toFixed()
    problems.push({ problem: `has ${count} million pixels, but may have at most ${maxMegapixels}` })
  }
  const megabytes = bytes / 1024 / 1024
  if (megabytes > maxMegabytes) {
    const count = megabytes.toFixed(1)
    problems.push({ problem: `has ${count} MB, but may have at most ${maxMegabytes}` })
  }
  return problems
}
