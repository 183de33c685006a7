/** For Prettier: white space in JSON has no meaning, so data/ is left out. */
export const formatArguments = ['--check', '--log-level', 'warn', '.', '!data/**']
