/** The markers by which everything that `npm run new` writes is recognized until it is replaced. */

/** Contained in texts that have to be replaced. */
export const isTemplateText = (text: string): boolean => /\bTODO\b/.test(text)

/** The icon of a page until another one is chosen. */
export const templateIcon = 'square-dashed'

/** The description in a picture file (Exif, ImageDescription). */
export const templatePicture = 'placeholder picture'
