import { runCommand } from '../plugins/content-commands/run.mjs'
import { site } from '../src/site'

/** Runs a command about the content: `tsx scripts/content.mts new product "Title"`. */
await runCommand(site, process.argv.slice(2))
