import type { IAdapter } from 'gatsby'
import { selectedHost } from './host-names'
import { writeHostFiles } from './write-host-files'

/**
 * Netlify's adapter for a build that also writes the folder of another host.
 * @param root the folder of data/ and public/
 * @param named the host, in place of that in data/site.json
 * @throws if the host is unknown
 */
export function forHost(netlify: IAdapter, root: string, named?: string): IAdapter {
  const host = selectedHost(root, named)
  if (host === 'netlify') return netlify
  return {
    ...netlify,
    adapt: async (context) => {
      await netlify.adapt(context)
      const { folder, warnings } = writeHostFiles(host, root)
      for (const warning of warnings) context.reporter.warn(warning)
      context.reporter.info(`For ${host}: ${folder}/`)
    },
  }
}
