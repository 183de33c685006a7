import type { ExecutionContext } from 'styled-components'
import type { WritingSystem } from '../../plugins/theme'

const { writing, otherWriting } = THEME

const writingOf = (language = ''): WritingSystem => otherWriting[language] ?? writing

/**
 * A value that depends on the writing system of the page. A document has one language, so that of a
 * browser is known; HTML is rendered with the same styles in all languages.
 */
export function byWriting(
  valueOf: (writing: WritingSystem) => string,
): string | ((context: ExecutionContext) => string) {
  if (Object.keys(otherWriting).length === 0) return valueOf(writing)
  if (typeof window === 'undefined') return ({ theme }) => valueOf(writingOf(theme.language))
  return valueOf(writingOf(document.documentElement.lang))
}

/** A letter spacing, which would separate the letters of scripts that join them. */
export const tracking = (value = 'normal') =>
  byWriting(({ hasTracking }) => (hasTracking ? value : 'normal'))
