import { markdownText, type Content } from '../../plugins/content/node'

/** Terms and custom pages as they were in JSON: sections with lists of paragraphs. */

interface TextSection {
  anchor: string
  title: string
  paragraphs: readonly string[]
  list?: readonly string[]
  stages?: readonly Content[]
  table?: {
    caption: string
    columns: readonly string[]
    rows: readonly { title: string; cells: readonly string[] }[]
  }
}

interface CustomSection {
  text?: TextSection
  points?: { title: string; points: readonly { title: string; description: string }[] }
  picture?: { imgUrl: string; imgAlt: string }
  questions?: Content
  banner?: Content
  sitemap?: Content
}

/** A text with inline Markdown as it is within CommonMark: a line break ends with a backslash. */
const inline = (text: string): string => text.replaceAll('<br>', '\\\n')

/** A plain text, in which CommonMark must not see marks. */
const plain = (text: string): string => text.replace(/[\\`*_[\]<>|]/g, String.raw`\$&`)

const tableRow = (texts: readonly string[]): string => `| ${texts.map(plain).join(' | ')} |`

const textBlocks = ({ anchor, title, paragraphs, list, table }: TextSection): string[] => [
  `## ${plain(title)} {#${anchor}}`,
  ...paragraphs.map(inline),
  ...(list ? [list.map((entry) => `- ${inline(entry)}`).join('\n')] : []),
  ...(table
    ? [
        `: ${plain(table.caption)}`,
        [
          tableRow(['', ...table.columns]),
          `|${' --- |'.repeat(table.columns.length + 1)}`,
          ...table.rows.map((row) => tableRow([row.title, ...row.cells])),
        ].join('\n'),
      ]
    : []),
]

function customBlocks({ text, points, picture }: CustomSection): string[] {
  if (text) return textBlocks(text)
  if (picture) return [`![${plain(picture.imgAlt)}](${picture.imgUrl})`]
  if (!points) return []
  return [
    `## ${plain(points.title)}`,
    ...points.points.flatMap(({ title, description }) => [
      `### ${plain(title)}`,
      plain(description),
    ]),
  ]
}

/**
 * The Markdown of a file of terms or of a custom page.
 * @param content the content of its JSON file
 */
export function documentToMarkdown({ $schema: _, sections, ...facts }: Content): string {
  const list = sections as readonly (CustomSection | TextSection)[]
  const isText = (section: CustomSection | TextSection): section is TextSection =>
    'anchor' in section
  const texts = list.filter(isText)
  const staged = texts.find(({ stages }) => stages)
  const others = list.flatMap((section): CustomSection[] => (isText(section) ? [] : [section]))
  const parts = others.flatMap(({ questions, banner, sitemap }) =>
    Object.entries({ questions, banner, sitemap }).filter(([, value]) => value !== undefined),
  )
  const blocks = list.flatMap((section) =>
    isText(section) ? textBlocks(section) : customBlocks(section),
  )
  return markdownText({
    ...facts,
    ...(staged && { paymentStages: { section: staged.anchor, stages: staged.stages } }),
    ...Object.fromEntries(parts),
    body: blocks.join('\n\n'),
  })
}
