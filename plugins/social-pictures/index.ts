/** The folder of the pictures for shared links. */
export const socialFolder = '/social/'

/**
 * The social picture of a page: /social/services/web-development.png for
 * /services/web-development/.
 */
export const socialPicturePath = (path: string): string =>
  `${socialFolder}${path.slice(1, -1) || 'home'}.png`
