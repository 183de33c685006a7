import { type Feature, hasBlanks } from '../../../plugins/content'

/** Pages at any address, such as the privacy policy. */
export const customPages: Feature = {
  kinds: [
    {
      folder: 'pages/',
      subfolders: 'any',
      isAtRoot: true,
      type: 'CustomPage',
      schema: 'custom-page.schema.json',
      template: 'document',
      isIndexable: (content) => !hasBlanks(content),
    },
  ],
}
