/** Answers every unknown address below the case studies (src/routes/build-redirects.ts). */
export { default } from '../404'
