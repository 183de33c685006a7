import { dataPath, type Feature, type NameRule, textAt } from '../../../plugins/content'
import { addresses, contactFormId } from '../../content/addresses'
import { namesAt } from '../../content/name-rules'

const privacyPolicy: NameRule = {
  rule: 'unknown-name',
  types: ['Contact'],
  at: ['/form/privacyPolicy'],
  names: ({ files }) => {
    const inFooter = files.filter((file) => textAt(file, '/place') === 'footer')
    return files.some(({ collection }) => collection.type === 'SiteSettings')
      ? [
          ...namesAt(files, 'SiteSettings', '/legal/*/title'),
          ...namesAt(inFooter, 'CustomPage', '/title'),
        ]
      : undefined
  },
  problem: (title, { language }) =>
    `${dataPath('site.json', language)} has no legal link "${title}"`,
  remedy: (title, known) => {
    const add = `add it to "legal": { "title": "${title}", "link": "" }`
    return known.size > 0 ? `write the title of one of them, or ${add}` : add
  },
}

/** The contact page, and the page after a message was sent without scripts. */
export const contact: Feature = {
  collections: [
    {
      file: 'contact.json',
      type: 'Contact',
      schema: 'contact.schema.json',
      required: true,
      isReadAtStart: true,
    },
  ],
  rules: { names: [privacyPolicy], uniqueNames: ['/receiver/fields/*/name'] },
  placeholders: [
    {
      kind: 'form-receiver',
      types: ['Contact'],
      at: ['/receiver/url', '/receiver/fields/*/value'],
      isPlaceholder: (text) => /\byour\b/i.test(text),
      what: 'is an example',
      advice: 'set your own "receiver" (docs/publishing.md), or messages are lost',
    },
  ],
  pages: [
    {
      path: addresses.contact,
      template: 'contact',
      anchors: [contactFormId],
      title: ['contact.json', '/promise'],
      label: ['contact.json', '/title'],
      description: ['contact.json', '/seo/description'],
    },
    {
      path: addresses.thankYou,
      template: 'thank-you',
      title: ['contact.json', '/form/sent/title'],
      listed: false,
    },
  ],
}
