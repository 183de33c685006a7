import { _, type Ajv2020 } from 'ajv/dist/2020'
import { textWidth } from '../text/text-width'

/** The keywords for the length of a text. */
const lengths = {
  minLength: (text: string, limit: number) => textWidth(text) >= limit,
  maxLength: (text: string, limit: number) => textWidth(text) <= limit,
}

/**
 * Lets the lengths of JSON Schema be those that readers see: a page, and the list of a search engine,
 * has room for half as many characters of Chinese, Japanese or Korean.
 */
export function addLengthKeywords(ajv: Ajv2020): void {
  for (const [keyword, isWithin] of Object.entries(lengths)) {
    ajv.removeKeyword(keyword)
    ajv.addKeyword({
      keyword,
      type: 'string',
      schemaType: 'number',
      error: {
        message: 'has another length',
        params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
      },
      validate: (limit: number, text: string) => isWithin(text, limit),
    })
  }
}
