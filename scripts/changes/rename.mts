import { renamePage } from './rename-page'
import { runCommand } from '../command-line'

await runCommand(renamePage)
