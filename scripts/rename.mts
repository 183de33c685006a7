import { renamePage } from './changes/rename-page'
import { runCommand } from './command-line'

await runCommand(renamePage)
