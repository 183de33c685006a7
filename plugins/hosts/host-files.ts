/** The files for a host: the built site, with changes and additions. */
export interface HostFiles {
  /** The folder to publish; relative to the project's folder. */
  folder: string
  /** The folder in it for a copy of the built site; the default is the folder itself. */
  site?: string
  /** Files to add by path, where the site has none. */
  files: Readonly<Record<string, string>>
  /** Files of the site that the host needs under another name, by their paths in the site. */
  renamed?: Readonly<Record<string, string>>
  /** Changes the HTML of a page. */
  rewritePage?: (html: string) => string
  /** The limits of the host, as messages. */
  warnings?: readonly string[]
}
