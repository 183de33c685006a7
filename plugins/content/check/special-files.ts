/** What is wrong with what is neither a file nor a folder, and what to do. */
export const notAFile = [
  'is a link that leads to no file, or a pipe or socket',
  'put the files themselves here',
] as const
