/** The door for plugins/theme, which gives a page its style. */
export { hyphenationStyle, isHyphenated } from './languages'
