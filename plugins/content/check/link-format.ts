import type { Ajv2020, ErrorObject } from 'ajv/dist/2020'
import { isProblem, readLink } from './link-target'

/** What the format of a schema requires of a link: any, a complete https address, or a target of redirects. */
export type LinkFormat = 'link' | 'web-address' | 'redirect-target'

/** The page or address to which a redirect leads with what followed the folder of its source. */
export const withoutSplat = (target: string): string => target.replace(/(?<=\/):splat$/, '')

const formats: Readonly<Record<LinkFormat, (link: string) => boolean>> = {
  link: (link) => {
    const target = readLink(link)
    return !isProblem(target) && target.type !== 'anchor'
  },
  'redirect-target': (link) => formats.link(withoutSplat(link)),
  'web-address': (link) => {
    const target = readLink(link)
    return !isProblem(target) && target.type === 'web'
  },
}

/** Whether a link has a format. */
export const hasLinkFormat = (link: string, format: LinkFormat): boolean => formats[format](link)

/** Adds the formats of links, which JSON Schema lacks. */
export function addLinkFormats(ajv: Ajv2020): void {
  for (const [name, isRight] of Object.entries(formats)) ajv.addFormat(name, isRight)
}

/** The format of a link of which an error says that a text does not have it. */
export const linkFormatOf = ({ keyword, params }: ErrorObject): LinkFormat | undefined => {
  const name = keyword === 'format' ? String(params.format) : ''
  return Object.hasOwn(formats, name) ? (name as LinkFormat) : undefined
}
