/** How everything that `npm run new` writes is known again, until it has been replaced. */

/** Is in texts that are to be replaced. */
export const isDraftText = (text: string): boolean => /\bTODO\b/.test(text)

/** The icon of a page whose own has not been chosen. */
export const draftIcon = 'square-dashed'

/** The description inside a picture file (Exif, ImageDescription). */
export const draftPicture = 'placeholder picture'
