import type { NamedContent, NameRule, SiteTable } from '../../model'
import type { Issue } from '../../issue'
import {
  issueAt,
  type JsonFile,
  sectionsPointer,
  textsAt,
  valueAt,
} from '../../files/json/json-file'
import { didYouMean } from '../suggest'

/** Icons of brands and of the interface, by the kinds of the files. */
function iconRules({ kinds }: SiteTable): NameRule[] {
  const withLogos = kinds.filter(({ hasLogos }) => hasLogos).map(({ type }) => type)
  return [
    {
      rule: 'unknown-icon',
      types: withLogos,
      at: ['icon'],
      names: ({ source: { icons, logos = new Map<string, string>() } }) => [
        ...icons.simple,
        ...[...logos.keys()].map((name) => name.replace(/\.svg$/, '')),
      ],
      missing: (icon) => `there is no logo "${icon}" in Simple Icons or static/brand/logos/`,
      hint: (icon) => `write a slug of simpleicons.org, or add static/brand/logos/${icon}.svg`,
    },
    {
      rule: 'unknown-icon',
      types: { not: withLogos },
      at: ['icon'],
      names: ({ source }) => source.icons.lucide,
      missing: (icon) => `Lucide has no icon "${icon}"`,
      hint: () => 'choose one at lucide.dev/icons',
    },
  ]
}

/** Checks that everything exists to which content refers by a name. */
export function checkNames(content: NamedContent): Issue[] {
  const { site } = content.source
  const rules = [...iconRules(site), ...site.rules.names]
  return rules.flatMap((rule) => checkNamesOf(rule, content))
}

/** Checks the names in the fields of a single rule. */
function checkNamesOf({ types, at, names, ...rule }: NameRule, content: NamedContent): Issue[] {
  const known = names(content)
  if (!known) return []
  const all = new Set(known)
  const hasNames = (type: string): boolean =>
    'not' in types ? !types.not.includes(type) : types.includes(type)
  const issues: Issue[] = []
  for (const file of content.files.filter(({ kind }) => hasNames(kind.type)))
    for (const { pointer, text } of at.flatMap((where) => textsAt(file, where))) {
      if (all.has(text)) continue
      const message = rule.missing(text)
      const hint = didYouMean(text, all) ?? rule.hint?.(text)
      issues.push({ ...issueAt(file, pointer, rule.rule, message, hint), cause: message })
    }
  return issues
}

/** Checks that each section that a file lists has its content. */
export function checkSections(file: JsonFile): Issue[] {
  const list = sectionsPointer(file)
  if (list === undefined) return []
  return textsAt(file, `${list}/*`)
    .filter(({ text }) => valueAt(file, `/${text}`) === undefined)
    .map(({ pointer, text }) => {
      const message = `there is no "${text}" in this file`
      return issueAt(file, pointer, 'missing-key', message, 'write it, or delete this entry')
    })
}
