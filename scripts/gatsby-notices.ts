/** A sign in the path of a folder in which Gatsby cannot build, if there is one. */
export const refusedSign = (folder: string): string | undefined =>
  // Gatsby takes these signs for patterns or parts of a URL, or writes them into code unescaped, and
  // fails with a message about something else.
  /[()[\]{}#!?*%'"]/.exec(folder)?.[0]

/**
 * What to say after a build, a line each.
 * @param variables CONTEXT and NETLIFY, as Netlify sets them
 * @param receiver the type of the receiver of the contact form, in data/contact.json
 */
export function noticesAfterBuild(
  { CONTEXT = 'production', NETLIFY }: NodeJS.ProcessEnv,
  receiver: string,
): string[] {
  const notListed = `Search engines will not list these pages, because CONTEXT is "${CONTEXT}". For the published site, build with CONTEXT=production.`
  const cannotSend =
    'The contact form sends to Netlify Forms: published anywhere but at Netlify, it cannot send. Set another "receiver" in data/contact.json (docs/publishing.md).'
  return [
    ...(CONTEXT === 'production' ? [] : [notListed]),
    ...(!NETLIFY && receiver === 'netlify' ? [cannotSend] : []),
  ]
}
