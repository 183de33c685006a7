import { caseStudiesPath, contentPath } from '../../../src/routes/paths'
import { addressOf, isEntryOf, isPath } from '../content-tree'
import type { Document, Site, Target } from '../content-tree'
import { changeFile, replaceText, type Change, type Mutation } from '../mutation'

/** Whether a file has the fields of publication. */
const isOptional = ({ kind }: Document): boolean =>
  kind.template !== undefined || kind.type === 'Person'

/** A file with more fields. */
function withFields(document: Document, fields: object): Change {
  const content = { ...(document.targets[0]?.value as object), ...fields }
  return replaceText({ document, path: [], pointer: '' }, JSON.stringify(content))
}

/** The content file of the page that a link leads to. */
function linkedFile({ value }: Target, site: Site): Document | undefined {
  const path = String(value).replace(/[?#].*/, '')
  const isCaseStudy = path.startsWith(caseStudiesPath)
  return site.documents.find(({ kind, ...document }) =>
    kind.type === 'CaseStudy'
      ? isCaseStudy && addressOf({ kind, ...document }, site) === path
      : kind.template !== undefined && contentPath(document.path) === path,
  )
}

/** Menus and tags are left out instead, and a page under a draft is a draft too. */
const staysShown = (target: Target, draft: Document): boolean =>
  target.document.kind.type !== 'Navigation' &&
  !(target.document.kind.type === 'CaseStudy' && isEntryOf(target, 'industries', 'services')) &&
  target.document !== draft &&
  !target.document.path.startsWith(draft.path.replace('.json', '/'))

/** Drafts that published pages lead to, and dates that cannot be. */
export const publicationMutations: Mutation[] = [
  {
    name: 'a link to a draft',
    rules: ['unpublished-link'],
    changes: (target, site) => {
      const draft = isPath(target) ? linkedFile(target, site) : undefined
      if (!draft || !staysShown(target, draft)) return []
      return [{ draft: true }, { publishAt: '2099-01-01' }, { unpublishAt: '2001-01-01' }].map(
        (fields) => ({
          ...withFields(draft, fields),
          file: target.document.path,
          pointer: target.pointer,
        }),
      )
    },
  },
  {
    name: 'a tag that names a draft',
    rules: ['unpublished-tag'],
    changes: (target, site) => {
      const draft = isEntryOf(target, 'industries', 'services')
        ? linkedFile(target, site)
        : undefined
      if (!draft || target.document.kind.type !== 'CaseStudy') return []
      const { path: file } = target.document
      return [{ ...withFields(draft, { draft: true }), file, pointer: target.pointer }]
    },
  },
  {
    name: 'a link to what will be taken back',
    rules: ['expiring-link'],
    changes: (target, site) => {
      const page = isPath(target) ? linkedFile(target, site) : undefined
      if (!page || !staysShown(target, page)) return []
      const { path: file } = target.document
      return [{ ...withFields(page, { unpublishAt: '2099-01-01' }), file, pointer: target.pointer }]
    },
  },
  changeFile('a date of publication that cannot be', ['publication-date'], (document) =>
    isOptional(document)
      ? [
          { publishAt: '2027-02-30' },
          { unpublishAt: '2027-04-31T09:00' },
          { publishAt: '2027-04-01', unpublishAt: '2027-04-01' },
          { publishAt: '2027-04-01T09:00', unpublishAt: '2027-03-31' },
        ].map((fields) => ({
          ...withFields(document, fields),
          pointer: 'unpublishAt' in fields ? '/unpublishAt' : '/publishAt',
        }))
      : [],
  ),
]
