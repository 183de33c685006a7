/** The markers by which everything that `npm run new` writes is recognized until it is replaced. */

/** Contained in texts that have to be replaced. */
export const isDraftText = (text: string): boolean => /\bTODO\b/.test(text)

/** The icon of a page until another one is chosen. */
export const draftIcon = 'square-dashed'

/** The description in a picture file (Exif, ImageDescription). */
export const draftPicture = 'placeholder picture'
