import { homePath, type Feature } from '../../../plugins/content'
import { proofWith } from '../../content/link-rules'
import { staticFile } from '../../content/name-rules'

/** The home page, and the logos of clients on it. */
export const home: Feature = {
  collections: [
    {
      file: 'home.json',
      type: 'Home',
      schema: 'home.schema.json',
      required: true,
      sectionsKey: 'sections',
      pageLists: [
        { at: '/services/cards', folder: 'services/' },
        { at: '/outcomes/caseStudies', folder: 'case-studies/' },
      ],
    },
    { file: 'clients.json', type: 'Clients', schema: 'clients.schema.json', isShared: true },
  ],
  rules: {
    links: [
      {
        at: '/outcomes/caseStudies/*',
        problem: proofWith('headlineFigure', 'the figure that is shown here'),
      },
      { at: '/quote', problem: proofWith('quote', 'which is shown here') },
    ],
    names: [{ ...staticFile, types: ['Clients'], at: ['url', 'urlHover'] }],
    uniqueNames: ['/clients/*/name'],
  },
  pages: [
    {
      path: homePath,
      template: 'home',
      title: ['home.json', '/hero/headline'],
      label: ['home.json', '/seo/title'],
      description: ['home.json', '/seo/description'],
    },
  ],
}
