/** For Prettier: white space in JSON has no meaning, so data/ is not checked. */
export const formatArguments = ['--check', '--log-level', 'warn', '.', '!data/**']
