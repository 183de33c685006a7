import type { NameRule, SiteConfig } from '../../model'
import { checkNames } from '../names'
import type { Rule } from '../rule'

const id = 'unknown-icon'

export const unknownIcon: Rule = {
  id,
  requirement:
    'Icons are from Lucide; logos of brands are from Simple Icons or static/brand/logos/.',
  checkContent: (content) =>
    iconNames(content.source.site).flatMap((names) => checkNames(id, names, content)),
}

/** Icons of brands and of the interface, by the collections of the files. */
function iconNames({ collections }: SiteConfig): Omit<NameRule, 'rule'>[] {
  const withLogos = collections.filter(({ hasLogos }) => hasLogos).map(({ type }) => type)
  return [
    {
      types: withLogos,
      at: ['icon'],
      names: ({ source: { icons, logos = new Map<string, unknown>() } }) => [
        ...icons.simple,
        ...[...logos.keys()].flatMap((path) => /^brand\/logos\/(.*)\.svg$/.exec(path)?.[1] ?? []),
      ],
      problem: (icon) => `there is no logo "${icon}" in Simple Icons or static/brand/logos/`,
      remedy: (icon) => `write a slug of simpleicons.org, or add static/brand/logos/${icon}.svg`,
    },
    {
      types: { not: withLogos },
      at: ['icon'],
      names: ({ source }) => source.icons.lucide,
      problem: (icon) => `Lucide has no icon "${icon}"`,
      remedy: () => 'choose one at lucide.dev/icons',
    },
  ]
}
