import { readFileSync } from 'node:fs'
import { thankYouPath } from '../../src/routes/paths'
import { createSubmissionStore } from '../preview/submissions'
import { createFormHandler } from './form-handler'

/**
 * Receives the messages of the contact form on your own server, see docs/contact-form.md: `npm run
 * receive`.
 */
const { PORT = '9001', MESSAGES = 'messages', HONEYPOT = 'website' } = process.env
const { url } = JSON.parse(readFileSync('data/site.json', 'utf8')) as { url: string }
const { SITE = url } = process.env

createFormHandler({
  site: SITE,
  thanks: thankYouPath,
  honeypot: HONEYPOT,
  keep: createSubmissionStore(MESSAGES),
}).listen(Number(PORT), '127.0.0.1', () =>
  console.log(`Messages from ${SITE} to http://127.0.0.1:${PORT} are stored in ${MESSAGES}/`),
)
