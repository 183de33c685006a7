import { validate } from '../../content/check/run'
import { formatIssue, isError, mergeIssues, newIssues } from '../../content/issue'
import type { ContentSource } from '../../content/model'
import { type ExitStatus, section } from '../command-line'

/** Prints the errors that new files have or cause, with which the command has failed. */
export function reportNewErrors(before: ContentSource, after: ContentSource): ExitStatus {
  const errors = mergeIssues(newIssues(validate(after).filter(isError), validate(before)))
  section('To be fixed by you', errors.map(formatIssue)).forEach((line) => console.log(line))
  return errors.length > 0 ? 1 : 0
}
