import { rootFileIssue } from '../../issue'
import type { Rule } from '../rule'

const id = 'published-location'

export const publishedLocation: Rule = {
  id,
  requirement: 'A picture or video in static/, which is published as it is, contains no location.',
  checkSite: ({ source }) =>
    [...(source.staticLocations ?? [])].map((address) => {
      const isVideo = /\.(?:mp4|m4v|mov)$/i.test(address)
      const remedy = isVideo ? 'export it without its location' : 'run "npm run pictures"'
      const problem = 'says where it was taken, and is published as it is'
      return { ...rootFileIssue(`static${address}`, id, problem, remedy), cause: remedy }
    }),
}
