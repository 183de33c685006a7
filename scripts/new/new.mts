import { runCommand } from '../command-line'
import { newPage } from './new-page'

await runCommand(newPage)
