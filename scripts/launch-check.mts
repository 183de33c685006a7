import { checkLaunch } from './launch'
import { runCommand } from './command-line'

await runCommand(checkLaunch)
