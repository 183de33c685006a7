/**
 * For Prettier: white space in JSON has no meaning, so data/ is not checked. A file that has passed
 * is not read again until it, Prettier or its options change. The cache is not in the default place,
 * because Prettier deletes that one when it runs without a cache.
 */
export const formatArguments = [
  ...['--check', '--log-level', 'warn', '--cache', '--cache-strategy', 'content'],
  ...['--cache-location', 'node_modules/.cache/prettier/checked'],
  ...['.', '!data/**'],
]
