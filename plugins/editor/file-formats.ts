import {
  type Content,
  contentText,
  isObject,
  markdownText,
  parseText,
  rewriteMarkdown,
  type SchemaFile,
} from '../content'
import type { Field } from './fields'
import { fileNameField, toFile, toForm } from './values'

type Values = Readonly<Record<string, unknown>>

/** What the form of a collection needs to become a file. */
export interface Form {
  /** The name of the schema: "article.schema.json". */
  schema: string
  schemas: readonly SchemaFile[]
  fields: readonly Field[]
}

/** The value with the text of a Markdown file as it was opened. It has no field, so Decap keeps it. */
const writtenField = '$written'

/** The values of a form for the text of a JSON file. */
export const formOfJson = ({ fields }: Pick<Form, 'fields'>, text: string): Values =>
  toForm(fields, JSON.parse(text) as Values)

/** The text of a JSON file for the values of its form. */
export function jsonOfForm({ schema, schemas, fields }: Form, form: Values): string {
  const { [fileNameField]: folder, [writtenField]: _written, ...values } = form
  return contentText(schemas, schema, toFile(fields, values, folder as string | undefined))
}

/** The values of a form for the text of a Markdown file. Each line of its body ends with LF. */
export function formOfMarkdown({ fields }: Pick<Form, 'fields'>, text: string): Values {
  const { value } = parseText('file.md', text.replaceAll('\r\n', '\n'))
  return { ...toForm(fields, isObject(value) ? value : {}), [writtenField]: text }
}

/** The text of a Markdown file for the values of its form: what did not change stays byte for byte. */
export function markdownOfForm(about: Form, form: Values): string {
  const { [writtenField]: written } = form
  const content = JSON.parse(jsonOfForm(about, form)) as Content
  return typeof written === 'string' ? rewriteMarkdown(written, content) : markdownText(content)
}
