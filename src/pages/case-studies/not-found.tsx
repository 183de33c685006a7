/** The page for unknown addresses under the case studies (src/routes/build-redirects.ts). */
export { default } from '../404'
