import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The GraphQL types of all content, from the .graphql files in a folder. */
export const readTypeDefs = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
