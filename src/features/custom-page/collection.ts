import { type Feature, blanksIn, hasBlanks } from '../../../plugins/content'
import customPageTemplate from './custom-page.template.json'
import { privacyPolicyBody } from './privacy-policy'
import privacyPolicyTemplate from './privacy-policy.template.json'

/** Pages at any address, such as the privacy policy. */
export const customPages: Feature = {
  collections: [
    {
      folder: 'pages/',
      format: 'markdown',
      subfolders: 'any',
      isAtRoot: true,
      type: 'CustomPage',
      schema: 'custom-page.schema.json',
      template: 'prose-page',
      hasPlaces: true,
      isIndexable: (content) => !hasBlanks(content),
    },
  ],
  placeholders: [
    {
      kind: 'blank',
      types: ['CustomPage'],
      find: blanksIn,
      what: 'is a blank',
      advice:
        'fill in the text in brackets; search engines cannot list the page until all are filled in',
    },
  ],
  templates: [
    {
      name: 'page',
      folder: 'pages/',
      content: customPageTemplate,
      advice: 'Link to it from data/navigation.json, "legal" in data/site.json, or any text.',
    },
    {
      name: 'privacy-policy',
      folder: 'pages/',
      content: privacyPolicyTemplate.content,
      values: (_month, files) => ({ body: privacyPolicyBody(files) }),
      advice:
        'It says who receives messages, which calendar there is and whether visits are counted, as the settings of the site are now. Fill in the text in brackets, and have a lawyer read it.',
    },
  ],
}
