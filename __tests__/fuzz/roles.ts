import type { Spot } from './document'

const refersTo = ({ parts }: Spot, ...names: string[]): boolean =>
  parts.some(({ name }) => names.includes(name))

export const isString = ({ node }: Spot): boolean => node.type === 'string'

export const isList = ({ node }: Spot): boolean => node.type === 'array'

/** What a schema says of a value under one of its keywords, for example the "enum" it is one of. */
export const said = ({ parts }: Spot, keyword: string): unknown[] =>
  parts.flatMap(({ rules }) => (Object.hasOwn(rules, keyword) ? [rules[keyword]] : []))

/** One line of plain text. */
export const isCopy = (spot: Spot): boolean => isString(spot) && refersTo(spot, 'text')

/** A link to a page of this site or another; tags, which may be links, are among them. */
export const isLink = (spot: Spot): boolean =>
  isString(spot) && refersTo(spot, 'href', 'path', 'webUrl')

/** A link that may lead to a page of this site. */
export const isPath = (spot: Spot): boolean => isString(spot) && refersTo(spot, 'href', 'path')

/** A link that may lead to another site. */
export const isAddress = (spot: Spot): boolean => isString(spot) && refersTo(spot, 'webUrl')

export const isPicture = (spot: Spot): boolean => isString(spot) && spot.key === 'imgUrl'

export const mayBeEmpty = (spot: Spot): boolean => said(spot, 'const').includes('')
