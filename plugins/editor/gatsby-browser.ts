import type { GatsbyBrowser } from 'gatsby'
import { editorPath } from '../content'

/** Whether people are invited to the published editor by email; inserted by gatsby-node.ts. */
declare const EDITOR_HAS_INVITATIONS: boolean

/** Netlify Identity's emails link to the home page: the editor asks for the password. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  if (EDITOR_HAS_INVITATIONS && /^#\w+_token=/.test(location.hash))
    location.replace(editorPath + location.hash)
}
