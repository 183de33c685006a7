import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const sentences = [
  'The count of the evening is entered on the phone, line by line, while the shelf is in view.',
  'A difference has one cause, and the log names it before anyone goes home.',
  'Two people sign each page, so that a later question has somebody to answer it.',
  'What the printed list calls a tray is a piece in the system, and the ratio is written down.',
  'When the network is away, entries wait on the device and keep the time of their writing.',
  'The supplier delivers before seven, so the first comparison is made at eight.',
  'An entry is never deleted; a correction is a new line with the name of who made it.',
  'The report of the month shows the same three columns as the sheet that it replaced.',
]

/** A paragraph of about 75 words, another one for each number. */
const paragraph = (number: number): string =>
  Array.from({ length: 5 }, (_, index) => sentences[(number * 3 + index) % sentences.length]).join(
    ' ',
  )

/** Every tenth article shows a picture of its own; the others have none. */
const pictureInterval = 10

/** An article of about 900 words, with three headings, a table, a footnote and code. */
function articleText(number: number, { author, tags, picture }: ArticleFacts): string {
  const day = new Date(Date.UTC(2012, 0, 1 + Math.floor(number * 1.2))).toISOString().slice(0, 10)
  const part = (index: number): string =>
    [0, 1, 2, 3].map((each) => paragraph(number + index * 4 + each)).join('\n\n')
  const shown =
    picture === undefined ? '' : `![The evening count of article ${number}.](${picture})\n\n`
  return `---
title: Evening count ${number}
description: How the evening count number ${number} was compared with the book, which differences it found, and what each of them was caused by.
author: ${author}
date: ${day}
tags: [${tags.join(', ')}]
---

${paragraph(number)}

## What was counted

${part(1)}

| Line | Book | Shelf |
| --- | ---: | ---: |
| Flour | ${number}.5 | ${number}.0 |
| Rice | 58.0 | 58.0 |

## What differed

${shown}${part(2)}[^cause]

[^cause]: The cause is written on page ${number} of the book.

## What was changed

${part(3)}

\`\`\`csv
date,line,book,shelf
${day},Flour,${number}.5,${number}.0
\`\`\`
`
}

interface ArticleFacts {
  author: string
  tags: readonly string[]
  /** The path of its picture, next to it. */
  picture: string | undefined
}

const namesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .sort()

/**
 * Adds articles to the content of a site, in the first language and as translations in the others.
 * @param picture the file of which each tenth article has a copy
 * @param folders those of the languages in data/: "" for the first one
 */
export function writeArticles(
  data: string,
  count: number,
  picture: string,
  folders: readonly string[],
): void {
  const authors = namesIn(join(data, 'people'))
  for (const folder of folders) {
    const articles = join(data, folder, 'articles')
    mkdirSync(articles, { recursive: true })
    const tags = namesIn(join(articles, 'tags'))
    for (let number = 1; number <= count; number += 1) {
      const name = `evening-count-${number}`
      const isIllustrated = folder === '' && number % pictureInterval === 0
      if (isIllustrated) {
        mkdirSync(join(articles, name), { recursive: true })
        cpSync(picture, join(articles, name, 'count.png'))
      }
      const text = articleText(number, {
        author: authors[number % authors.length] ?? '',
        tags: [tags[number % tags.length] ?? '', tags[(number + 1) % tags.length] ?? ''],
        picture: isIllustrated ? `./${name}/count.png` : undefined,
      })
      writeFileSync(join(articles, `${name}.md`), text)
    }
  }
}
