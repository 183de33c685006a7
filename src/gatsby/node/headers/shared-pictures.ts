import { readTheme } from '../../../../plugins/theme'
import { socialFolder } from '../../../../plugins/social-pictures'

/**
 * The addresses of the pictures that other sites and mail programs show: in previews of a link, next
 * to a bookmark, in a signature. "*" at the end stands for any text.
 */
export const sharedPictures = (root: string): string[] => [
  ...new Set([
    `${socialFolder}*`,
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/icon-192.png',
    '/icon-512.png',
    readTheme(root).logo,
  ]),
]

/** Replaces the header of the same name, which allows pictures only on pages of the site. */
export const sharedPictureHeaders = { 'cross-origin-resource-policy': 'cross-origin' } as const
