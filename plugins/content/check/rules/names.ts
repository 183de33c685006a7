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
export const checkNames = (content: NamedContent): Issue[] =>
  [...iconRules(content.source.site), ...content.source.site.rules.names].flatMap(
    ({ rule, types, at, names, missing, hint }) => {
      const known = names(content)
      if (!known) return []
      const all = new Set(known)
      return content.files
        .filter(({ kind: { type } }) =>
          'not' in types ? !types.not.includes(type) : types.includes(type),
        )
        .flatMap((file) =>
          at
            .flatMap((where) => textsAt(file, where))
            .filter(({ text }) => !all.has(text))
            .map(({ pointer, text }) => ({
              ...issueAt(file, pointer, rule, missing(text), didYouMean(text, all) ?? hint?.(text)),
              cause: missing(text),
            })),
        )
    },
  )

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
