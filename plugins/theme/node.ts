/** The door for Node: for the other plugins and scripts. */
export { checkTheme } from './check-theme'
export { contrastOf } from './contrast'
export { derivePalette, type Palette } from './derive-palette'
export type { Stop, Translucent } from './design'
export { svgOfThemes } from './light-dark'
export { logoPaths, readLogo, readTheme, readWordmark } from './read-theme'
export { pictureTheme } from './theme'
export { readWritingSystem } from './writing-system'
