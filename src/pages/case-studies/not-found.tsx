/** The page for unknown addresses under the case studies (plugins/content/core/pages/build-redirects.ts). */
export { default } from '../404'
