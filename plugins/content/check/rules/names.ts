import type { NamedContent, NameRule } from '../../model'
import type { Issue } from '../../core/issue'
import { issueAt, type JsonFile, textAt, textsAt, valueAt } from '../../core/json/json-file'
import { didYouMean } from '../suggest'

const ofType = (files: readonly JsonFile[], type: string): JsonFile[] =>
  files.filter(({ kind }) => kind.type === type)

const namesAt = (files: readonly JsonFile[], type: string, where: string): string[] =>
  ofType(files, type).flatMap((file) => textsAt(file, where).map(({ text }) => text))

/** The names of logos instead of interface icons. */
const typesWithBrands = ['SiteSettings', 'Technologies']

const references: readonly NameRule[] = [
  {
    rule: 'unknown-name',
    types: ['Contact'],
    at: ['/contactPerson/person'],
    // The name in a file that cannot be parsed is unknown.
    names: ({ files, broken }) =>
      broken.some(({ kind }) => kind.type === 'Person')
        ? undefined
        : namesAt(files, 'Person', '/name'),
    missing: (name) => `there is no "${name}" in data/people/`,
    hint: () => 'write a name from data/people/, or delete "contactPerson"',
  },
  {
    rule: 'unknown-name',
    types: ['Contact'],
    at: ['/form/privacyPolicy'],
    names: ({ files }) =>
      ofType(files, 'SiteSettings').length === 0
        ? undefined
        : [
            ...namesAt(files, 'SiteSettings', '/legal/*/title'),
            ...namesAt(
              files.filter((file) => textAt(file, '/place') === 'footer'),
              'CustomPage',
              '/title',
            ),
          ],
    missing: (title) => `data/site.json has no legal link "${title}"`,
    hint: () => 'write the title of one of them',
  },
  {
    rule: 'unknown-icon',
    types: typesWithBrands,
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
    types: { not: typesWithBrands },
    at: ['icon'],
    names: ({ source }) => source.icons.lucide,
    missing: (icon) => `Lucide has no icon "${icon}"`,
    hint: () => 'choose one at lucide.dev/icons',
  },
  {
    rule: 'missing-file',
    types: ['Clients', 'Theme'],
    at: ['url', 'urlHover', '/logo', '/wordmark'],
    names: ({ source }) => source.staticFiles,
    missing: (url) => `there is no static${url}`,
    hint: () => 'put the file there',
  },
  {
    rule: 'missing-file',
    types: ['SiteSettings'],
    at: ['/analytics/scripts/*/src'],
    names: ({ files, source }) => [
      ...source.staticFiles,
      ...namesAt(files, 'SiteSettings', '/analytics/scripts/*/src').filter((src) =>
        src.startsWith('https:'),
      ),
    ],
    missing: (src) => `there is no static${src}`,
    hint: () => 'put the file there',
  },
]

/** Checks that everything exists to which content refers by a name. */
export const checkNames = (content: NamedContent): Issue[] =>
  [...references, ...content.source.site.rules.names].flatMap(
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

/** Checks that each section that the home page lists has its content. */
export const checkHomeSections = (file: JsonFile): Issue[] =>
  file.kind.type !== 'Home'
    ? []
    : textsAt(file, '/sections/*')
        .filter(({ text }) => valueAt(file, `/${text}`) === undefined)
        .map(({ pointer, text }) => {
          const message = `there is no "${text}" in this file`
          return issueAt(file, pointer, 'missing-key', message, 'write it, or delete this entry')
        })
