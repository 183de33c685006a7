import { readFileSync } from 'node:fs'
import { serviceField } from '../../src/features/estimate/choices'
import { encodePath, readSlugSettings, sitePaths } from '../../plugins/content/node'
import { createFormHandler } from './form-handler'
import { createSubmissionStore } from './submissions'

interface ContactData {
  form: { errors: { title: string; emailMissing: string; messageMissing: string } }
}

const readData = (file: string): unknown => JSON.parse(readFileSync(`data/${file}`, 'utf8'))

/**
 * Receives the messages of the contact form on your own server, see docs/contact-form.md: `npx tsx
 * scripts/form-handler/receive-messages.mts`.
 */
const { PORT = '9001', MESSAGES = 'messages', HONEYPOT = 'website' } = process.env
const { url } = readData('site.json') as { url: string }
const { errors } = (readData('contact.json') as ContactData).form
const { SITE = url } = process.env

createFormHandler({
  site: SITE,
  thanks: encodePath(sitePaths(readSlugSettings('.')).thankYou),
  honeypot: HONEYPOT,
  required: [
    ['email', 'message'],
    ['email', serviceField],
  ],
  describeMissing: (fields) =>
    [
      errors.title,
      ...(fields.includes('email') ? [errors.emailMissing] : []),
      ...(fields.includes('message') ? [errors.messageMissing] : []),
    ].join('\n'),
  keep: createSubmissionStore(MESSAGES),
}).listen(Number(PORT), '127.0.0.1', () =>
  console.log(`Messages from ${SITE} to http://127.0.0.1:${PORT} are stored in ${MESSAGES}/`),
)
