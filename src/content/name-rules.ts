import { type ParsedFile, type NameRule, textsAt } from '../../plugins/content'

/** What several features need to say to what the names in their fields refer. */

/** The texts in all files of a GraphQL type, at the place that textsAt takes. */
export const namesAt = (files: readonly ParsedFile[], type: string, where: string): string[] =>
  files
    .filter(({ collection }) => collection.type === type)
    .flatMap((file) => textsAt(file, where).map(({ text }) => text))

/** For fields with the address of a file in static/. */
export const staticFile: Pick<NameRule, 'rule' | 'names' | 'problem' | 'remedy'> = {
  rule: 'missing-file',
  names: ({ source }) => source.staticFiles,
  problem: (url) => `there is no static${url}`,
  remedy: () => 'put the file there',
}
