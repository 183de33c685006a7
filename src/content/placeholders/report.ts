import { formatIssue } from '../validation/issue'
import type { Placeholder } from './find-placeholders'
import type { PlaceholderKind } from './placeholder-kinds'

/** Kinds of unchanged content, which are counted by file instead of listed. */
const counted: Partial<Record<PlaceholderKind, [one: string, many: string]>> = {
  'shipped-text': ['unchanged text', 'unchanged texts'],
  untranslated: ['text to translate', 'texts to translate'],
  'shipped-proof': ['unchanged proof sentence', 'unchanged proof sentences'],
  'shipped-figure': ['unchanged figure', 'unchanged figures'],
  'shipped-price': ['unchanged price', 'unchanged prices'],
  'shipped-picture': ['unchanged picture', 'unchanged pictures'],
}

/** The number of placeholders up to which each one is listed. */
const maxListed = 40

/**
 * The report as lines for a terminal. A site that is mostly unchanged has thousands of shipped
 * texts: these are counted by file, or by folder for pictures, with the first one as an example.
 */
export function reportLines(placeholders: readonly Placeholder[], all = false): string[] {
  if (all || placeholders.length <= maxListed) return placeholders.map(formatIssue)
  const listed = placeholders.filter(({ rule }) => !counted[rule])
  const groups = new Map<string, Placeholder[]>()
  for (const placeholder of placeholders.filter(({ rule }) => counted[rule])) {
    const { rule, file } = placeholder
    const path = rule === 'shipped-picture' ? file.replace(/[^/]+$/, '') : file
    groups.set(path, [...(groups.get(path) ?? []), placeholder])
  }
  const summaries = [...groups].map(([path, found]) => `${path}  ${summary(found, path)}`)
  return [...listed.map(formatIssue), ...(listed.length > 0 ? [''] : []), ...summaries]
}

function summary(found: readonly Placeholder[], path: string): string {
  const counts = Object.entries(counted).flatMap(([kind, [one, many]]) => {
    const count = found.filter(({ rule }) => rule === kind).length
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : []
  })
  const [first] = found
  const name = first?.file.slice(path.length)
  const example = name
    ? name
    : `line ${first?.line}: ${first?.message.replace(/" is unchanged.*/, '"')}`
  return `${counts.join(', ')}, for example ${example}`
}
