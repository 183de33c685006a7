import { removePage } from './changes/remove-page'
import { runCommand } from './command-line'

await runCommand(removePage)
