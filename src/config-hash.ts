import { createHash } from 'node:crypto'
import { buildSync } from 'esbuild'
import { readSchemas } from '../plugins/content/node'

/** All code that src/site.ts is made of, with the resolvers of its field extensions, as one text. */
const bundleConfig = (root: string): string =>
  buildSync({
    absWorkingDir: root,
    entryPoints: ['src/site.ts'],
    bundle: true,
    packages: 'external',
    platform: 'node',
    logLevel: 'silent',
    write: false,
  })
    .outputFiles.map(({ text }) => text)
    .join()

/**
 * A hash of everything in src/ that describes the content: the schemas, and the configuration with its code.
 * What Gatsby has in its cache was made for it; Gatsby itself watches only the folders of plugins.
 * It runs in Node only.
 */
export const hashConfig = (root: string): string =>
  createHash('sha1')
    .update(JSON.stringify([readSchemas(root), bundleConfig(root)]))
    .digest('hex')
