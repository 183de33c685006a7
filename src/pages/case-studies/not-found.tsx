/** The page for unknown addresses under the case studies (plugins/content/site/redirects.ts). */
export { default } from '../404'
