import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IAdapter } from 'gatsby'
import adapter from 'gatsby-adapter-netlify'
import {
  buildSecurityHeaders,
  inlineScriptsIn,
  withHeaders,
  type Hsts,
} from '../../../../plugins/security-headers'
import { contactPath, editorPath } from '../../../../plugins/content/node'
import { markBuildFinished, markBuildUnfinished } from '../stale-cache'
import { buildEditorHeaders, readEditorSettings } from './editor-headers'
import { readOtherOrigins } from './other-origins'
import { sharedPictureHeaders, sharedPictures } from './shared-pictures'

/** The headers of the site that has just been built, for the services that data/ names. */
function readHeaders(root: string) {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const { hsts } = JSON.parse(read('data/site.json')) as { hsts?: Hsts }
  const editor = readEditorSettings(root)
  // Every page has those of the not-found page, and one with a form also those of the contact page.
  const inlineScripts = ['404.html', `${contactPath}index.html`].flatMap((file) =>
    inlineScriptsIn(read(join('public', file))),
  )
  return {
    everywhere: buildSecurityHeaders(
      { inlineScripts: [...new Set(inlineScripts)], origins: readOtherOrigins(root) },
      hsts,
    ),
    overrides: [
      ...sharedPictures(root).map((path) => ({ path, headers: sharedPictureHeaders })),
      ...(editor ? [{ path: `${editorPath}*`, headers: buildEditorHeaders(editor) }] : []),
    ],
  }
}

/** Netlify's adapter, which marks the build as finished: it is the last step of a build. */
const markingAdapter = (root: string): IAdapter => {
  const netlify = adapter()
  return {
    ...netlify,
    cache: netlify.cache && {
      ...netlify.cache,
      // The cache is complete except for the files that `adapt` writes in each build.
      store: async (context) => {
        markBuildFinished(root)
        await netlify.cache?.store(context)
        markBuildUnfinished(root)
      },
    },
    adapt: async (context) => {
      await netlify.adapt(context)
      markBuildFinished(root)
    },
  }
}

/** Netlify's adapter with the headers of the site. */
export const netlifyAdapter = (root: string): IAdapter =>
  withHeaders(markingAdapter(root), root, () => readHeaders(root))
