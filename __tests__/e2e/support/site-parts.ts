import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { listFiles } from '../../../src/content/core/list-files'
import { receiverOf } from '../../../src/content/form-receiver'
import { bookingPath, caseStudiesPath, estimatePath } from '../../../src/routes/paths'
import { existingPages } from '../../../src/content/core/single-pages'

/** The optional parts that this site has: tests of parts that it does not have are skipped. */

const data = resolve(__dirname, '../../../data')
const read = (file: string): unknown => JSON.parse(readFileSync(join(data, file), 'utf8'))

const files = listFiles(data).filter((file) => file.endsWith('.json'))
const paths = new Set(
  existingPages(new Map(files.map((file) => [file, read(file)]))).map(({ path }) => path),
)
const { sections } = read('home.json') as { sections: string[] }

/** Whether the site has the single page at this address. */
export const siteHas = (path: string): boolean => paths.has(path)

/** Whether messages go to Netlify, for which the preview stands in. */
export const isReceivedByPreview = receiverOf(read('contact.json')).type === 'netlify'

const homeHas = (...names: string[]): boolean => names.every((name) => sections.includes(name))

/** The specs of each part, and whether the site has it. */
const parts: [specs: string, isThere: boolean][] = [
  ['contact/{booking,scheduling-dialog}.spec.ts', siteHas(bookingPath)],
  ['contact/contact.spec.ts', isReceivedByPreview],
  ['contact/estimate.spec.ts', siteHas(estimatePath)],
  ['case-studies/*.spec.ts', siteHas(caseStudiesPath)],
  ['motion/flip-cards.spec.ts', homeHas('promises')],
  ['pages/{find-in-page,home-states}.spec.ts', homeHas('promises')],
  ['motion/motion.spec.ts', homeHas('clients', 'approach')],
]

/** The specs of parts that the site does not have. */
export const specsOfMissingParts = parts
  .filter(([, isThere]) => !isThere)
  .map(([specs]) => `**/${specs}`)
