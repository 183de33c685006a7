import { gzipSync } from 'node:zlib'
import { findPictureProblem } from '../../../../plugins/content/files/svg-picture'
import { logos } from '../../../fixtures/logos'

const xmlns = 'xmlns="http://www.w3.org/2000/svg"'
const svg = (content: string, attributes = `${xmlns} viewBox="0 0 9 9"`): string =>
  `<svg ${attributes}>${content}</svg>`
const shape = '<path d="M0 0h9v9z"/>'

test.each([
  ...Object.entries(logos),
  ['several colors', svg(`<g fill="red">${shape}</g><path fill="blue" d="M0 0h4v9z"/>`)],
  ['a picture in it', svg('<image width="9" height="9" href="data:image/png;base64,AA=="/>')],
  ['a symbol', svg(`<symbol id="a">${shape}</symbol><use href="#a"/>`)],
  ['a title', svg(`<title>Client</title>${shape}`)],
  ['a link', svg(`<a href="https://a.example/">${shape}</a>`)],
  [
    'a font in it',
    svg(
      '<style>@font-face{font-family:A;src:url(data:font/woff2;base64,AA)}</style><text y="9">A</text>',
    ),
  ],
  ['no size', svg(shape, xmlns)],
  [
    'a hidden layer with text and a picture of another file',
    svg(
      `<g style="opacity:1; display: none"><g><text>A</text></g><image href="a.png"/></g><text display="none">B</text>${shape}`,
    ),
  ],
  ['a prefix', `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><s:g/></s:svg>`],
])('pages can show a picture with %s', (_, file) => {
  expect(findPictureProblem(file)).toBeUndefined()
})

test.each([
  ['no namespace', svg(shape, 'viewBox="0 0 9 9"'), /shown by no browser.*add xmlns="http/],
  ['another namespace', svg(shape, 'xmlns="http://www.w3.org/1999/xhtml"'), /add xmlns=/],
  ['a page of an error', '<!DOCTYPE html><html><body>404 Not Found</body></html>', /not an SVG/],
  ['a page in XHTML with an SVG', `<html>${svg(shape)}</html>`, /not an SVG/],
  ['a PNG by its content', '\u0089PNG\r\n', /not an SVG/],
  ['nothing', '', /not an SVG/],
  ['text', svg('<text y="9">Acme</text>'), /text, which needs a font.*paths/],
  ['text in parts', svg('<text><tspan y="9">Acme</tspan></text>'), /needs a font/],
  ['UTF-16', `\ufeff${Buffer.from(svg(shape), 'utf16le').toString()}`, /UTF-8/],
  ['Latin-1', Buffer.from(svg('<title>Müller</title>'), 'latin1').toString(), /UTF-8.*save it in/],
  ['a compressed file', gzipSync(svg(shape)).toString(), /compressed.*plain SVG/],
  ['text after a hidden layer', svg('<g display="none"/><text>A</text>'), /needs a font/],
  ['a loose "&"', svg('<title>R&D</title>'), /"&amp;"/],
  ['a cut-off end', svg(shape).slice(0, -4), /cut off/],
  ['a picture of another file', svg('<image href="logo.png"/>'), /outside the file/],
  ['a font of another file', svg('<style>@import url(a.css);</style>'), /@import/],
])('pages can show no picture with %s', (_, file, reason) => {
  expect(findPictureProblem(file)?.join('; ')).toMatch(reason)
})
