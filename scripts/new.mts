import { runCommand } from './command-line'
import { newPage } from './new/new-page'

await runCommand(newPage)
