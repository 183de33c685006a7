import { siteOf, type Target } from '../../../scripts/fuzz/content-tree'
import { apply, mutations } from '../../../scripts/fuzz/fuzz'
import type { Change, Mutation } from '../../../scripts/fuzz/mutation'
import { rules } from '../../../src/content/validation/rule-ids'
import { formatIssue, validate } from '../../../src/content/validation/validate'
import { brokenSites } from '../../fixtures/broken'
import { fixtureSite, sourceOf } from '../../fixtures/content'

const site = siteOf(sourceOf(fixtureSite()))
const targets = site.documents.flatMap((document) => document.targets)

/** The first target of a mutation for each kind of value. */
function targetsOf({ changes }: Mutation): Target[] {
  const applicable = targets.filter((target) => changes(target, site).length > 0)
  const kindOf = ({ value, parts }: Target) => typeof value + parts.map(({ name }) => name).join()
  return [...new Map(applicable.reverse().map((target) => [kindOf(target), target])).values()]
}

/**
 * All changes of a mutation, each applied to the next of its targets, until each target has had
 * one.
 */
function changesBy(mutation: Mutation): Change[] {
  const lists = targetsOf(mutation).map((target) => mutation.changes(target, site))
  const length = Math.max(0, lists.length, ...lists.map((changes) => changes.length))
  return [...Array(length).keys()].flatMap((index) => {
    const changes = lists[index % lists.length] ?? []
    return changes[index % changes.length] ?? []
  })
}

/** A line with escapes for characters that an editor would not show. */
const escaped = (line: string): string =>
  line.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * An issue without the parts that differ between two of the same kind: position, quotes, numbers
 * and paths.
 */
const kindOfIssue = (issue: string): string =>
  issue
    .replace(/^\S+ {2}\S+ {2}/, '')
    .replace(/"[^"]*"|“[^”]*”/g, '""')
    .replace(/\d+|U\+\w+|\/\S+/g, '0')

const reported = new Set<string>()

// The snapshot has an issue of each kind, as editors see it: position, pointer, rule, message and
// hint.
test('reports each kind of mistake with its message', () => {
  const issues = new Map<string, string>()
  for (const mutation of mutations) {
    for (const change of changesBy(mutation)) {
      for (const issue of validate(apply(site.source, change))) {
        reported.add(issue.rule)
        const line = escaped(formatIssue(issue)).slice(0, 300)
        const kind = kindOfIssue(line)
        // Not the first, which would depend on the order of the schemas.
        if (line < (issues.get(kind) ?? '~')) issues.set(kind, line)
      }
    }
  }
  expect([...issues.keys()].sort().map((kind) => issues.get(kind))).toMatchSnapshot()
}, 60_000)

test('reports every rule, for a mutation or a broken site', () => {
  for (const change of Object.values(brokenSites)) {
    const broken = fixtureSite()
    change(broken)
    for (const { rule } of validate(sourceOf(broken))) reported.add(rule)
  }
  expect([...reported].sort()).toEqual(Object.keys(rules).sort())
})
