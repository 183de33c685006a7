import { listSpecialFiles } from '../plugins/content/node'

/** Ends a command that cannot do what was asked. */
function refuse(reason: string): void {
  console.error(reason)
  process.exit(1)
}

// Gatsby takes these signs for patterns or parts of a URL, or writes them into code unescaped, and
// fails with a message about something else.
const [sign] = /[()[\]{}#!?*%'"]/.exec(process.cwd()) ?? []
if (sign !== undefined)
  refuse(`Gatsby cannot build in ${process.cwd()}: rename the folder, without ${sign}`)

// "gatsby develop" ends when it copies them, before the content check reports them.
const [specialFile] = listSpecialFiles('static')
if (specialFile !== undefined)
  refuse(
    `static/${specialFile} is a link that leads to no file, or a pipe or socket: put the file here`,
  )

// The commands for content know their own options.
const checkOptions = ['full', 'fix', 'write']
const gatsbyOptions = ['host', 'port', 'open', 'https', 'prefix-paths', 'profile', 'inspect']
const jestOptions = ['watch', 'coverage', 'testnamepattern', 'testpathpatterns', 't', 'u']
const playwrightOptions = [
  'project',
  'grep',
  'headed',
  'ui',
  'debug',
  'workers',
  'reporter',
  'update-snapshots',
]
const options = [...checkOptions, ...gatsbyOptions, ...jestOptions, ...playwrightOptions]

// npm keeps what stands before "--" for itself, and passes it in variables.
const kept = options.flatMap((name) => {
  const value = process.env[`npm_config_${name.replaceAll('-', '_')}`]
  const dashes = name.length > 1 ? '--' : '-'
  return value ? [`${dashes}${name}${value === 'true' ? '' : `=${value}`}`] : []
})
if (kept.length > 0) {
  const asked = kept.join(' ')
  refuse(`npm keeps ${asked} for itself. Write "--" before it: npm run <command> -- ${asked}`)
}
