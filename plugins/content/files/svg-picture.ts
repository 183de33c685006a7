import { textIn } from './displayed-svg'
import { displayedElements } from './logo'
import { parserOf, reasonOf, refuse, svgNamespace, type SvgProblem, wholeFile } from './parse-svg'

const isWithin = (target: string): boolean => /^\s*(?:#|data:)/.test(target)

/** Refuses a file that browsers do not read, or that has styles of another one. */
function refuseUnreadable(svg: string): void {
  const parser = parserOf(svg)
  const open: string[] = []
  parser.on('opentag', ({ local, uri }) => {
    if (open.length === 0) {
      if (local !== 'svg') refuse('is not an SVG', wholeFile)
      if (uri !== svgNamespace)
        refuse('is shown by no browser', `add xmlns="${svgNamespace}" to <svg`)
    }
    open.push(local)
  })
  parser.on('closetag', () => void open.pop())
  const addText = (text: string): void => {
    if (open.at(-1) === 'style' && /@import/i.test(text))
      refuse('has styles of another file', 'delete the line with "@import"')
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(svg).close()
}

/**
 * Says why pages cannot show an SVG file as a picture, which has its own colors; undefined if they
 * can. Browsers load no other file for it.
 */
export function findPictureProblem(svg: string): SvgProblem | undefined {
  try {
    refuseUnreadable(svg)
    const hasFont = /@font-face[^}]*url\(\s*["']?data:/.test(svg)
    for (const element of displayedElements(svg)) {
      const { name, attributes } = element
      if (/^(?:use|image|feImage)$/.test(name) && !isWithin(attributes.href ?? '#'))
        refuse('refers to something outside the file', 'draw it as paths')
      if (name === 'text' && !hasFont && textIn(element).trim() !== '')
        refuse('contains text, which needs a font', 'convert it to paths')
    }
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}
