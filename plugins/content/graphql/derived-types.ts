import type { TypeDefinitions } from '../model'

/** GraphQL types of values that resolvers compute, so that no schema describes them. */
export const derivedTypes: TypeDefinitions = {
  ContentFields: {
    description:
      'Values derived from the path and title of a content file; see plugins/content/graphql/node-fields.ts.',
    fields: {
      file: {
        type: 'String!',
        description: 'The path of the file in data/, or in the folder of its language.',
      },
      original: {
        type: 'String!',
        description:
          'The path of the file in the first language that it translates; its own if there is none.',
      },
      language: { type: 'String!', description: 'The language of the file.' },
      folder: {
        type: 'String',
        description: 'The folder of its language in data/; the first language has none.',
      },
      name: {
        type: 'String!',
        description:
          "The file's name without its folder and its ending, by which other files refer to it.",
      },
      path: { type: 'String!', description: "The address of the file's page." },
      parentPath: {
        type: 'String',
        description: 'For a sub-page, the address of its parent page.',
      },
      taggedPaths: {
        type: '[String!]!',
        description: 'The addresses that the page is tagged with, and those of their parent pages.',
      },
    },
  },
  PageEntry: {
    description: 'A page, for places outside of the site such as the picture of a shared link.',
    fields: {
      path: { type: 'String!', description: 'Its address.' },
      language: { type: 'String!', description: 'Its language.' },
      title: { type: 'String!', description: 'Its title.' },
      label: {
        type: 'String!',
        description: 'The kind of page, or the pages above it; may be empty.',
      },
      description: {
        type: 'String!',
        description: 'Its description for search results; may be empty.',
      },
      indexable: { type: 'Boolean!', description: 'Whether search engines may list it.' },
      alternates: {
        type: '[PageAlternate!]!',
        description:
          'The same page in all languages that have it, this one too; empty if only one has it.',
      },
    },
  },
  PageAlternate: {
    description: 'A page in a language.',
    fields: {
      language: { type: 'String!', description: 'The language.' },
      path: { type: 'String!', description: 'The address.' },
    },
  },
  InlineText: {
    description: 'A text with inline Markdown, parsed at build time.',
    fields: {
      parts: { type: '[InlinePart!]!', description: 'Its parts, in order.' },
    },
  },
  InlinePart: {
    description: 'A part of a text: a link, or the text between two links.',
    fields: {
      link: { type: 'String', description: 'The target of a link.' },
      runs: { type: '[InlineRun!]!', description: 'Its pieces, in order.' },
    },
  },
  InlineRun: {
    description: 'A piece of a text with the marks that apply to all of it.',
    fields: {
      text: { type: 'String', description: 'The visible characters; null for a line break.' },
      marks: {
        type: '[String!]!',
        description:
          'The HTML elements around it, from the inside out: code, em, strong; br for a line break, sup for the number of a footnote, to which its part links.',
      },
    },
  },
  ContentFile: {
    description:
      'The content of a Markdown file, of a translation or of all labels as JSON, of which the node of its kind is made.',
    interfaces: ['Node'],
    fields: {
      relativePath: {
        type: 'String!',
        description: 'The path of the file in data/, or in the folder of its language.',
      },
    },
  },
  WrittenFile: {
    description:
      'A JSON file as it is written, without what it has from its original or from the label files.',
    interfaces: ['Node'],
    fields: {
      id: { type: 'ID!' },
    },
  },
  MarkdownBody: {
    description: 'A text in Markdown, parsed at build time.',
    fields: {
      text: {
        type: 'JSON!',
        description:
          'Its sections and footnotes: MarkdownText in plugins/content/text/markdown-text.ts.',
      },
      pictures: { type: '[MarkdownPicture!]!', description: 'Its pictures.' },
      words: { type: 'Int!', description: 'The number of words, without the footnotes and code.' },
    },
  },
  MarkdownPicture: {
    description: 'A picture in a text.',
    fields: {
      src: { type: 'String!', description: 'Its path, as it is written in the text.' },
      picture: { type: 'File', description: 'Its file.' },
      pictureNarrow: {
        type: 'File',
        description: 'Its file for phones, whose name has -narrow at its end.',
      },
    },
  },
}
