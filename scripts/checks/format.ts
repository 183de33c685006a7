/** For Prettier: white space in JSON has no meaning, so content is only held to its own check. */
export const formatArguments = ['--check', '--log-level', 'warn', '.', '!data/**']
