/** What a host gets: the built site, and what is different or added for it. */
export interface HostFiles {
  /** The folder for a copy of the built site; paths are from the project's folder. */
  folder: string
  /** Files to add, by path: also in place of those of the site. */
  files: Readonly<Record<string, string>>
  /** Pages for addresses that redirect, by path: added only if the site has no file there. */
  redirectPages?: Readonly<Record<string, string>>
  /** Files of the site, by their path in the folder, that the host needs under another name. */
  renamed?: Readonly<Record<string, string>>
  /** Changes the HTML of a page. */
  rewritePage?: (html: string) => string
  /** What the host will not do, for the person who builds. */
  warnings?: readonly string[]
}
