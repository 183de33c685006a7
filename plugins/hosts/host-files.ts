/** The files for a host: the built site, with changes and additions. */
export interface HostFiles {
  /** The folder for a copy of the built site; paths are relative to the project's folder. */
  folder: string
  /** Files to add by path, which also replace those of the site. */
  files: Readonly<Record<string, string>>
  /** Pages for addresses that redirect, by path; added only if the site has no file there. */
  redirectPages?: Readonly<Record<string, string>>
  /** Files of the site that the host needs under another name, by their paths in the folder. */
  renamed?: Readonly<Record<string, string>>
  /** Changes the HTML of a page. */
  rewritePage?: (html: string) => string
  /** The limits of the host, as messages. */
  warnings?: readonly string[]
}
