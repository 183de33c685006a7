import { checkLaunch } from './checks/launch'
import { runCommand } from './command-line'

await runCommand(checkLaunch)
