/** Whether a file is a pointer of Git LFS (https://git-lfs.com), which has not downloaded the file. */
export const isLfsPointer = (file: Buffer): boolean =>
  file.toString('latin1', 0, 30).startsWith('version https://git-lfs')

/** What is wrong with such a file, and what to do. */
export const lfsPointerIssue = [
  'is a pointer of Git LFS in place of the file',
  'run "git lfs pull", also where the site is built',
] as const
