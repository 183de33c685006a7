/**
 * For Prettier: white space in JSON has no meaning, so data/ is not checked. A file that has passed
 * is not read again until it, Prettier or its options change.
 */
export const formatArguments = [
  ...['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'],
  ...['.', '!data/**'],
]
