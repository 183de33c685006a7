/** The door for the pages: only types, which a build leaves out. */
export type { ColorRole } from './design'
export type { ThemeValues } from './theme-values'
export type { WritingSystem } from './writing-system'
