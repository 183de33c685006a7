/** What the pictures in data/ may be. The content check and the upload of the editor ask the same figures. */

/** The smallest width of a picture that fills a wide window, in pixels. */
export const minWidth = 1600

/** The smallest width and height of any other, such as a portrait or a picture for phones, in pixels. */
export const minSide = 300

/** The largest file, in MB. */
export const maxMegabytes = 10

/** The most pixels, in millions. */
export const maxMegapixels = 100

/** How sharp calls the formats that are allowed, and how the files end. */
export const formats: Readonly<Record<string, RegExp>> = {
  png: /\.png$/,
  jpeg: /\.jpe?g$/,
  webp: /\.webp$/,
  heif: /\.avif$/,
}
