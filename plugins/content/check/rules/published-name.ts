import { rootFileIssue } from '../../issue'
import type { Rule } from '../rule'

const id = 'published-name'

export const publishedName: Rule = {
  id,
  requirement:
    'The name of a file in static/ is one that Netlify publishes, and that a rule of _headers can name.',
  isWarning: true,
  checkSite: ({ source }) =>
    [...source.staticFiles].flatMap((address) => {
      const problem = problemOf(address)
      const remedy = 'give it another name'
      return problem ? [rootFileIssue(`static${address}`, id, problem, remedy)] : []
    }),
}

function problemOf(address: string): string | undefined {
  const [sign] = /[#?]/.exec(address) ?? []
  if (sign) return `"${sign}" is in its name: Netlify refuses a site that has such a file`
  return /\*|\/:/.test(address)
    ? '"*" or a colon at the start of a name stands for any text in _headers: other sites cannot show it'
    : undefined
}
