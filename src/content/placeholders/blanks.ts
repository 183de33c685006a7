/** A blank such as "[legal name]"; a link, "[text](/path/)", and an escaped bracket are none. */
const blank = /(?<!\\)\[[^[\]]+\](?!\()/

export const isBlank = (text: string): boolean => blank.test(text)

const anyBlank = (value: unknown): boolean =>
  typeof value === 'string'
    ? isBlank(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(anyBlank)

/** Whether the page of this content still has blanks that the agency must fill in. */
export const hasBlanks = ({
  title,
  promise,
  description,
  seo,
  version,
  sections,
}: Readonly<Record<string, unknown>>): boolean =>
  anyBlank([title, promise, description, seo, version, sections])
