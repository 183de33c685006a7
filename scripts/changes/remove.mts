import { removePage } from './remove-page'
import { runCommand } from '../command-line'

await runCommand(removePage)
