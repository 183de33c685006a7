/** The address of the web app manifest of the first language, after the beginning of another one's. */
export const manifestPath = '/site.webmanifest'

/** The agency's own words for the manifest, and its direction if it is not from left to right. */
export interface ManifestTexts {
  name: string
  description: string
  language: string
  direction?: string
}

/**
 * The web app manifest, which phones use if the site is added to the home screen.
 * @param color the background of the pages
 * @param sizes the sizes of the icons, in pixels
 * @param base the beginning of the addresses in the language
 */
export const buildManifest = (
  { name, description, language, direction }: ManifestTexts,
  color: string,
  sizes: readonly number[],
  base = '',
): string =>
  `${JSON.stringify(
    {
      name,
      short_name: name,
      description,
      lang: language,
      dir: direction,
      start_url: `${base}/`,
      scope: '/',
      display: 'browser',
      theme_color: color,
      background_color: color,
      icons: sizes.map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
    },
    null,
    2,
  )}\n`
