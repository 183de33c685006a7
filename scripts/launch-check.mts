import { loadContent } from '../src/content/load'
import { findPlaceholders } from '../src/content/placeholders/find-placeholders'
import { formatProblem, isError, validate } from '../src/content/validate'

/** Lists what is still a placeholder and fails while there is one: `npm run launch:check`. */
const source = await loadContent(process.cwd())
const problems = validate(source).filter(isError)
if (problems.length > 0) {
  problems.forEach((problem) => console.error(formatProblem(problem)))
  console.error('The content has problems: mend these first.')
  process.exit(1)
}

const { left, accepted } = findPlaceholders(source)
left.forEach((placeholder) => console.log(formatProblem(placeholder)))
const also = accepted.length > 0 ? `; ${accepted.length} accepted in data/site.json` : ''
console.log(
  left.length > 0
    ? `\n${left.length} placeholders are left${also}. What is meant to stay goes into\n` +
        '"acceptedPlaceholders" in data/site.json, with the reason.'
    : `No placeholder is left${also}.`,
)
process.exit(left.length > 0 ? 1 : 0)
