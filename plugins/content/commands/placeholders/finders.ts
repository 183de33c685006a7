import { isTemplateText, templateIcon } from '../../core/template-markers'
import { entriesOf, type JsonFile, textAt, textsIn, valueAt } from '../../core/json/json-file'
import { pointerTo } from '../../core/json/json-tree'
import { type PlaceholderKind, shippedName, shippedStreet } from './placeholder-kinds'
import { isBlank } from '../../core/blanks'

/** Ranges of phone numbers that are reserved for fiction, without spaces. */
const fictionalPhones = [
  /^\+8801000/, // Bangladesh: no mobile number starts like this
  /^\+1\d{3}55501\d\d$/, // North America
  /^\+44(?:2079460\d{3}|7700900\d{3}|1632960\d{3}|8081570\d{3}|9098790\d{3})$/, // United Kingdom
  /^\+61(?:[2378]5550\d{4}|[2378]7010\d{4}|491570\d{3})$/, // Australia
]

/** Whether a number in international form is reserved for fiction. */
const isFictionalPhone = (phone: string): boolean =>
  fictionalPhones.some((range) => range.test(phone.replaceAll(' ', '')))

// RFC 2606: these domain names are reserved and cannot be registered.
const reserved = /(?:^|\.)(?:(?:example|test|invalid|localhost)|example\.(?:com|net|org))$/i

/** Whether a text contains a web or email address at a domain reserved for examples. */
const holdsExampleAddress = (text: string): boolean =>
  [...text.matchAll(/(?:https?:\/\/|@)([a-z0-9.-]*[a-z0-9])/gi)].some(([, host = '']) =>
    reserved.test(host),
  )

/** A value that is still a placeholder. */
export interface PlaceholderMatch {
  pointer: string
  kind: PlaceholderKind
  message: string
}

/** Finds one sort of placeholder in a file. */
type Finder = (file: JsonFile) => PlaceholderMatch[]

/** Finds placeholders in the texts at the pointers that `where` returns. */
const texts =
  (
    kind: PlaceholderKind,
    where: (file: JsonFile) => string[],
    isPlaceholder: (text: string) => boolean,
    what: string,
  ): Finder =>
  (file) =>
    where(file).flatMap((pointer) => {
      const text = textAt(file, pointer)
      if (text === undefined || !isPlaceholder(text)) return []
      return [{ pointer, kind, message: `"${shortened(text)}" ${what}` }]
    })

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

const at = (pointer: string) => () => [pointer]
const each = (list: string, key: string) => (file: JsonFile) =>
  entriesOf(file, list).map((entry) => pointerTo(entry, key))
const anywhere = (file: JsonFile): string[] => textsIn(file).map(({ pointer }) => pointer)

const namesBrand = (text: string): boolean => text.includes(shippedName)
const leadsNowhere = 'is an example address'

/** Finds content that is marked as a sample. */
const sample =
  (pointer: string, kind: PlaceholderKind): Finder =>
  (file) =>
    valueAt(file, pointer) === true ? [{ pointer, kind, message: 'marks sample values' }] : []

const receiverTexts = (file: JsonFile): string[] => [
  '/receiver/url',
  ...each('/receiver/fields', 'value')(file),
]

/** The finders for files of one type. */
export const findersByType: Record<string, Finder[]> = {
  SiteSettings: [
    texts('url', at('/url'), holdsExampleAddress, leadsNowhere),
    texts('phone', (file) => entriesOf(file, '/phones'), isFictionalPhone, 'is a fictional number'),
    texts('phone', at('/whatsapp'), isFictionalPhone, 'is a fictional number'),
    texts('email', at('/email'), holdsExampleAddress, leadsNowhere),
    texts(
      'address',
      at('/address/street'),
      (text) => text === shippedStreet,
      'is a fictional address',
    ),
    texts('social', each('/socials', 'link'), holdsExampleAddress, leadsNowhere),
    texts('legal-link', each('/legal', 'link'), (link) => link === '', 'has no link yet'),
  ],
  Scheduling: [
    texts('scheduling-url', at('/url'), (url) => /example/i.test(url), 'is an example calendar'),
    sample('/prefill/sample', 'sample-prefill'),
  ],
  Contact: [
    texts('form-receiver', receiverTexts, (text) => /\byour\b/i.test(text), 'is an example'),
  ],
  CustomPage: [texts('blank', anywhere, isBlank, 'has a blank to fill in')],
  Person: [sample('/sample', 'sample-person')],
}

/** The finders for all files. */
export const findersForAll: Finder[] = [
  texts('template', anywhere, isTemplateText, 'is still the text of a template'),
  texts('template', anywhere, (text) => text === templateIcon, 'is the icon of a template'),
  texts('brand', anywhere, namesBrand, 'contains the name of the shipped site'),
  // The values of the sample are reported as one.
  texts(
    'example-address',
    (file) => anywhere(file).filter((pointer) => !pointer.startsWith('/prefill/')),
    holdsExampleAddress,
    leadsNowhere,
  ),
]
