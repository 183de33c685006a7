/**
 * Content with other texts in place of its own, however deep they are.
 * @param newText receives a text and its key, for an entry of a list its index
 */
export const mapTexts = <Content extends object>(
  content: Content,
  newText: (text: string, key: string) => string,
): Content =>
  JSON.parse(JSON.stringify(content), (key, value: unknown) =>
    typeof value === 'string' ? newText(value, key) : value,
  ) as Content
