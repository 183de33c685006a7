/** The limits for pictures in data/, shared by the content check and the editor's upload. */

/** The minimum width of a picture that fills a wide window, in pixels. */
export const minWidth = 1600

/** The minimum width of each of two upright pictures next to each other, in pixels. */
export const minPairWidth = 640

/**
 * The minimum width and height of all other pictures, such as portraits and pictures for phones, in
 * pixels.
 */
export const minSide = 300

/** The maximum file size, in MB. */
export const maxMegabytes = 10

/** The maximum number of pixels, in millions. */
export const maxMegapixels = 100

/** The maximum width and height in pixels: WebP has no larger pictures, and AVIF hardly. */
export const maxSide = 16_383

/** sharp's names of the allowed formats, and their file extensions. */
export const formats: Readonly<Record<string, RegExp>> = {
  png: /\.png$/,
  jpeg: /\.jpe?g$/,
  webp: /\.webp$/,
  heif: /\.avif$/,
}
