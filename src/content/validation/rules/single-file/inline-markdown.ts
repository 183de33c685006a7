import { parseInlineMarkdown } from '../../../inline-markdown/parse'
import type { ContentSource } from '../../../content-source'
import { schemaResolver } from '../../../graphql/resolve-schema'
import type { SchemaFile, SchemaNode } from '../../../graphql/schema-keyword'
import type { Issue } from '../../issue'
import { issueAt, textsIn, type JsonFile } from '../../json/json-file'
import { keysOf } from '../../json/json-tree'
import { memoize } from '../../memoize'

/**
 * The allowed targets of a link in a text: a page of this site, https, an email address or a phone
 * number.
 */
const target =
  /^(?:\/(?:[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{N}]+)*\/)*(?:\?[^#\s]*)?(?:#[\w-]+)?|https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]\S*)?|mailto:[^\s@]+@[^\s@]+\.[^\s@]+|tel:\+?[\d-]+)$/u

const resolverOf = memoize((schemas: ContentSource['schemas']) =>
  schemaResolver(schemas as SchemaFile[]),
)

/** Whether the schema allows inline Markdown at a pointer. */
export function allowsMarkdown(
  { kind }: JsonFile,
  pointer: string,
  schemas: ContentSource['schemas'],
): boolean {
  const { resolve, target: fileOf } = resolverOf(schemas)
  let node: SchemaNode | undefined = resolve(fileOf(kind.schema).node).node
  for (const key of keysOf(pointer)) {
    const below: SchemaNode | undefined = node.items ?? node.properties?.[key]
    if (!below) return false
    node = resolve(below).node
  }
  return /@inlineMarkdown\b/.test(node.graphql?.directives ?? '')
}

/** Whether the target of a link in a text has an allowed form. */
export const isLinkTarget = (link: string): boolean => target.test(link)

/** All links in texts with Markdown. */
export const linksInTexts = (
  file: JsonFile,
  schemas: ContentSource['schemas'],
): { pointer: string; link: string }[] =>
  textsIn(file)
    .filter(({ text, pointer }) => text.includes('](') && allowsMarkdown(file, pointer, schemas))
    .flatMap(({ text, pointer }) =>
      parseInlineMarkdown(text).flatMap(({ link }) => (link === null ? [] : [{ pointer, link }])),
    )

/** Checks that links in texts have an allowed form; links.ts checks their targets. */
export const checkInlineLinks = (file: JsonFile, schemas: ContentSource['schemas']): Issue[] =>
  linksInTexts(file, schemas)
    .filter(({ link }) => !isLinkTarget(link))
    .map(({ pointer, link }) => {
      const hint = 'write a path such as "/contact-us/", or an https:, mailto: or tel: address'
      return issueAt(file, pointer, 'link-form', `links to "${link.slice(0, 60)}"`, hint)
    })
