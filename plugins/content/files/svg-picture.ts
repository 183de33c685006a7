import {
  parserOf,
  reasonOf,
  refuse,
  svgNamespace,
  type SvgProblem,
  wholeFile,
  xlinkNamespace,
} from './parse-svg'

const isWithin = (target: string): boolean => /^\s*(?:#|data:)/.test(target)

/**
 * Says why pages cannot show an SVG file as a picture, which has its own colors; undefined if they
 * can. Browsers load no other file for it.
 */
export function findPictureProblem(svg: string): SvgProblem | undefined {
  try {
    const parser = parserOf(svg)
    const hasFont = /@font-face[^}]*url\(\s*["']?data:/.test(svg)
    const open: string[] = []
    parser.on('opentag', ({ local, uri, attributes }) => {
      if (open.length === 0) {
        if (local !== 'svg') refuse('is not an SVG', wholeFile)
        if (uri !== svgNamespace)
          refuse('is shown by no browser', `add xmlns="${svgNamespace}" to <svg`)
      }
      const isLoaded = uri === svgNamespace && /^(?:use|image|feImage)$/.test(local)
      const targets = Object.values(attributes).filter(
        ({ local: name, uri: of }) => name === 'href' && (of === xlinkNamespace || of === ''),
      )
      if (isLoaded && targets.some(({ value }) => !isWithin(value)))
        refuse('refers to something outside the file', 'draw it as paths')
      open.push(uri === svgNamespace ? local : '')
    })
    parser.on('closetag', () => void open.pop())
    const addText = (text: string): void => {
      const isInText = open.some((name) => /^(?:text|tspan|textPath)$/.test(name))
      if (isInText && !hasFont && text.trim() !== '')
        refuse('contains text, which needs a font', 'convert it to paths')
      if (open.at(-1) === 'style' && /@import/i.test(text))
        refuse('has styles of another file', 'delete the line with "@import"')
    }
    parser.on('text', addText)
    parser.on('cdata', addText)
    parser.write(svg).close()
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}
