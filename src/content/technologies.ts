import type { Node } from 'gatsby'
import {
  type CheckedContent,
  type Feature,
  type Issue,
  resolverExtension,
  textsWithKey,
} from '../../plugins/content'
import { checkSpellings, namesAt } from './one-spelling'

/** A technology, for the fields that have only its name. */
const types = {
  Technology: {
    description: 'A technology by its name, with its logo, if there is one.',
    fields: {
      name: { type: 'String!', description: 'The name, for example PostgreSQL.' },
      icon: {
        type: 'String',
        description: 'The id of its logo in the icon sprite, or null.',
        extensions: { technologyIcon: {} },
      },
    },
  },
}

type TechnologiesNode = Node & { technologies: { name: string; icon: string }[] }

/** `@named`: turns a list of names into a list of objects with a name. */
const named = resolverExtension('named', (source, _args, _context, { fieldName }) =>
  textsWithKey(source, fieldName).map((name) => ({ name })),
)

/** `@technologyIcon`: the icon of the technology with this name in data/technologies.json. */
const technologyIcon = resolverExtension(
  'technologyIcon',
  async ({ name }, _args, { nodeModel }) => {
    const known = await nodeModel.findOne<TechnologiesNode>({ type: 'Technologies', query: {} })
    return known?.technologies.find((technology) => technology.name === name)?.icon ?? null
  },
)

/** Checks that no two files write a technology in two ways: it would lose its logo, and be two. */
function checkNames({ files, source }: CheckedContent): Issue[] {
  // Translations have the names of the first language.
  if (source.language !== undefined) return []
  const places = ['/technologies/*/name', '/tech/*', '/technologies/*']
  return checkSpellings(
    'technology',
    places.flatMap((where) => namesAt(files, where)),
  )
}

/** The technologies with logos, and the names of them in other files. */
export const technologies: Feature = {
  collections: [
    {
      file: 'technologies.json',
      type: 'Technologies',
      schema: 'technologies.schema.json',
      hasLogos: true,
      isShared: true,
    },
  ],
  rules: {
    uniqueNames: ['/technologies/*/name'],
    ofContent: [checkNames],
    requirements: { technology: 'A technology has one spelling in all files.' },
  },
  graphql: { types, extensions: [named, technologyIcon] },
}
