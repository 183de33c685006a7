import type { GatsbySSR } from 'gatsby'
import { isInLanguage } from '../content'
import type { FallbackFont, FontFamily, FontFiles } from './font-files'
import typeface from './files/typeface.json'
import type { LanguageFile, LanguageFonts } from './language-fonts'
import { systemFonts } from './system-fonts'

/**
 * Gatsby would inline a file under 10 KB as a data: URL, which a policy for fonts forbids. The other
 * options are Gatsby's own for the files of pages, which are written outside of its folder.
 */
const fontFiles = import.meta.webpackContext(
  '!!file-loader?outputPath=../../../public&publicPath=/&name=static/[name]-[hash].[ext]!./files',
  { recursive: false, regExp: /\.woff2$/ },
)

const urlOf = (name: string): string =>
  (fontFiles(`./${name}.woff2`) as { default: string }).default

const isProduction = process.env.NODE_ENV === 'production'

/**
 * A font that loads late is only used from the next page on, so that text does not move. Development
 * preloads none of another language.
 */
const fontDisplay = isProduction ? 'optional' : 'swap'

const fontFace = (
  family: string,
  file: string,
  weights: string,
  range: string,
  display = fontDisplay,
): string =>
  `@font-face{font-family:${family};font-weight:${weights};font-display:${display};` +
  `src:url(${urlOf(file)}) format('woff2');unicode-range:${range.replaceAll(' ', '')}}`

const fallbackFace = (family: string, font: FallbackFont): string =>
  `@font-face{font-family:${family}${font.name};src:${font.src};size-adjust:${font.sizeAdjust}%;` +
  `ascent-override:${font.ascent}%;descent-override:${font.descent}%;line-gap-override:0%}`

/** The fallbacks have the metrics of the web font, which make-fonts.mts computes. */
const familyFaces = (
  family: string,
  fallbackFamily: string,
  file: string,
  { weights, ranges, fallbacks }: FontFamily,
): string =>
  fontFace(family, file, weights, ranges.text) +
  fontFace(family, `${file}-extended`, weights, ranges.extended) +
  fallbacks.map((font) => fallbackFace(fallbackFamily, font)).join('')

// The type is asserted, because some parts are only in the file of a site that has them.
const { heading, languages = {}, names = [], weights } = typeface as FontFiles
const fontFaces =
  familyFaces('Typeface', '', 'text', typeface) +
  (heading ? familyFaces('Heading', 'Heading', 'heading', heading) : '')

/**
 * Where ranges overlap, browsers take the later one. Headings take letters that their typeface does
 * not have from that of the text.
 */
const languageFace = ({ name, range, heading: isHeading }: LanguageFile): string =>
  heading && isHeading
    ? fontFace('Heading', name, heading.weights, range)
    : fontFace('Typeface', name, weights, range)

/**
 * The letters of a script that not every system has, as the last family of all: those of the system,
 * or else of the file, also if it comes late. Only what would be boxes moves.
 */
function lettersFaces({ name, subset, range, heading: isHeading }: LanguageFile): string {
  const families = systemFonts[subset]
  if (!families || isHeading) return ''
  // Linux knows a font by its style too.
  const fonts = families.flatMap((font) => [font, `${font} Regular`])
  const bold = families.map((font) => `${font} Bold`)
  const face = (faceWeights: string, names: readonly string[]): string =>
    `@font-face{font-family:FallbackLetters;font-weight:${faceWeights};font-display:swap;` +
    `src:${names.map((font) => `local('${font}'),`).join('')}url(${urlOf(name)}) format('woff2');` +
    `unicode-range:${range.replaceAll(' ', '')}}`
  return face('1 500', fonts) + face('501 1000', [...bold, ...fonts])
}

/** Its letters may come late: the link has the width of the name (src/layout/LanguageLinks.tsx). */
const nameFaces = names
  .flatMap(({ files }) => files)
  .map(({ name, range }) => fontFace('LanguageName', name, '400', range, 'swap'))
  .join('')

/** The first language has an empty name. */
const languageFontsOf = (pathname: string): LanguageFonts | undefined =>
  Object.entries(languages).find(([language]) => isInLanguage(pathname, language))?.[1] ??
  languages['']

/** The styles of all fonts that pages in a language can use. */
const facesFor = (languageFonts?: LanguageFonts): string =>
  fontFaces +
  (languageFonts?.files.map((file) => languageFace(file) + lettersFaces(file)).join('') ?? '') +
  nameFaces

/**
 * In development, one HTML file is that of all pages: in another language, they have the font of
 * the first one for all letters that it has.
 */
const allFaces = (): string => {
  const { '': first, ...otherLanguages } = languages
  const files = Object.values(otherLanguages).flatMap((languageFonts) => languageFonts.files)
  return files.map(languageFace).join('') + facesFor(first)
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents }) => {
  const languageFonts = languageFontsOf(pathname)
  const texts = languageFonts?.preloaded.split(' ') ?? ['text']
  const headings = heading ? texts.filter((name) => /^text(-extended)?$/.test(name)) : []
  const preloaded = [...texts, ...headings.map((name) => name.replace('text', 'heading'))]
  setHeadComponents([
    ...preloaded.map((file) => (
      <link
        key={file}
        rel="preload"
        href={urlOf(file)}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
    // The element is in the HTML, because a font that a script adds late would move the text.
    <style
      key="font-faces"
      dangerouslySetInnerHTML={{
        __html: isProduction ? facesFor(languageFonts) : allFaces(),
      }}
    />,
  ])
}
