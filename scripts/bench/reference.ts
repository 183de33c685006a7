import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { HTMLElement as ParsedElement, parse, TextNode, type Node } from 'node-html-parser'

/**
 * The page as a person would write it by hand: the built page's headings, paragraphs, lists, links
 * and form fields in plain elements, its first picture, one small style sheet, and nothing else.
 */

const css = readFileSync(resolve('scripts/bench/reference.css'), 'utf8')

/** The elements of a hand-written page, with the attributes that they keep. */
const keptElements: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    (
      'header nav main footer section article aside h1 h2 h3 h4 p ul ol li dl dt dd strong em b ' +
      'figure figcaption blockquote fieldset legend summary address code small'
    )
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href'],
  br: [],
  button: ['type'],
  details: ['open'],
  form: ['action', 'method'],
  img: 'src srcset sizes width height alt loading fetchpriority decoding'.split(' '),
  input: 'id name type required autocomplete value'.split(' '),
  label: ['for'],
  option: ['value'],
  picture: [],
  select: 'id name required'.split(' '),
  source: 'media type srcset sizes width height'.split(' '),
  textarea: 'id name required rows'.split(' '),
  time: ['datetime'],
}

/** Elements to remove: scripts, icons, visual duplicates, and content that only a script shows. */
const removed =
  'script, style, svg, template, noscript, iframe, dialog, [hidden], [aria-hidden="true"], body > div a[href^="#"]'
const blocks =
  /^(header|nav|main|footer|section|article|aside|h\d|p|ul|ol|li|dl|dt|dd|details|form|figure|picture|fieldset|label|div)$/i
const empty =
  /<(h\d|p|ul|ol|li|dl|dt|dd|section|article|figure|nav|b|strong|em|small|a|button)[^>]*>\s*<\/\1>/g

const attributesOf = (element: ParsedElement, names: readonly string[]): string =>
  names
    .map((name) => [name, element.getAttribute(name)] as const)
    .map(([name, value]) =>
      value === undefined
        ? ''
        : ` ${name}${value && `="${value.replace(/\s+/g, ' ').replace(/"/g, '&quot;')}"`}`,
    )
    .join('')

const isInline = (node: Node): boolean =>
  !(node instanceof ParsedElement) ||
  (!blocks.test(node.tagName) && node.childNodes.every(isInline))

function write(node: Node): string {
  if (node instanceof TextNode) return node.rawText.replace(/\s+/g, ' ')
  if (!(node instanceof ParsedElement)) return ''
  const inner = node.childNodes.map(write).join('')
  const name = node.tagName.toLowerCase()
  const attributes = keptElements[name]
  if (attributes) {
    const tag = `<${name}${attributesOf(node, attributes)}>`
    if (/^(img|source|input|br)$/.test(name)) return tag
    return `${tag}${inner}</${name}>${blocks.test(name) ? '\n' : ''}`
  }
  // A box that contains text is a paragraph; other boxes are only for the layout.
  const isParagraph =
    name === 'div' &&
    inner.trim() !== '' &&
    node.childNodes.every(isInline) &&
    !/^(li|p|h\d|dd|label|summary)$/i.test(node.parentNode?.tagName ?? '')
  return isParagraph ? `<p>${inner}</p>\n` : inner
}

/** The hand-written counterpart of a built page. */
export function referencePage(html: string): string {
  const page = parse(html.replace(/<!-- -->/g, ''))
  const body = page.querySelector('body') ?? page
  body.querySelectorAll(removed).forEach((element) => element.remove())
  // The second menu has the same links for small windows.
  body
    .querySelectorAll('header nav')
    .slice(1)
    .forEach((nav) => nav.closest('details')?.remove())
  const [first] = body.querySelectorAll('main img')
  body.querySelectorAll('img').forEach((image) => {
    if (image !== first) (image.closest('picture') ?? image).remove()
  })
  let text = write(body)
  for (let before = ''; before !== text;) {
    before = text
    text = text.replace(empty, '')
  }
  const menu = page.querySelector('header nav')?.getAttribute('aria-label') ?? 'Menu'
  text = text.replace(
    /<nav>([^]*?)<\/nav>/,
    `<details><summary>${menu}</summary><nav>$1</nav></details>`,
  )
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${page.querySelector('title')?.text ?? ''}</title>
<meta name="description" content="${description.replace(/"/g, '&quot;')}">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<style>
${css}</style>
</head>
<body>
${text.replace(/\n\s*\n/g, '\n').trim()}
</body>
</html>
`
}

/** Writes the counterparts of built pages to a folder that can be served like the site. */
export function writeReferences(folder: string, paths: readonly string[]): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  symlinkSync(resolve('public/static'), join(folder, 'static'), 'junction')
  cpSync('public/favicon.ico', join(folder, 'favicon.ico'))
  writeFileSync(
    join(folder, '_headers'),
    '/static/*\n  cache-control: public, max-age=31536000, immutable\n',
  )
  for (const path of paths) {
    const file = join(folder, path, 'index.html')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, referencePage(readFileSync(join('public', path, 'index.html'), 'utf8')))
  }
}
