import { buildNewPage } from '../../../../../src/content/page-templates/build-new-page'
import { changedSource, type ChangeSet } from '../../../../../src/content/changes/change-set'
import { planRename } from '../../../../../src/content/changes/plan-rename'
import { planRemoval } from '../../../../../src/content/changes/plan-removal'
import { formatIssue, validate } from '../../../../../src/content/validation/validate'
import { set, type Change } from '../../../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../../../fixtures/content'

const keep = set('site.json', '/slugLetters', 'keep')

/** The custom page under another file name, and a text that links to it. */
const renamedNotes =
  (name: string): Change =>
  (site) => {
    const { sections, ...page } = site.files['pages/notes.json'] as { sections: unknown[] }
    const [text] = sections
    site.files[`pages/${name}.json`] = { ...page, sections: [text] }
    delete site.files['pages/notes.json']
    site.pictures.delete('pages/notes/office.png')
    const link = `Read [this](/${name}/).`
    set('our-company/contract.json', '/sections/1/paragraphs', [link])(site)
  }

const sourceWith = (...changes: Change[]) => {
  const site = fixtureSite()
  changes.forEach((change) => change(site))
  return sourceOf(site)
}

const issuesWith = (...changes: Change[]): string[] =>
  validate(sourceWith(...changes)).map(({ file, rule, hint }) => [file, rule, hint].join('  '))

test('letters of any script are allowed in file names and links if the site keeps them', () => {
  expect(issuesWith(keep, renamedNotes('øl-og-kaffe'))).toEqual([])
  expect(issuesWith(renamedNotes('øl-og-kaffe'))).toEqual([
    'data/pages/øl-og-kaffe.json  file-name  name it "oel-og-kaffe"',
  ])
})

test('a file name has lowercase, composed letters and one hyphen between words', () => {
  expect(issuesWith(keep, renamedNotes('Øl_kaffe'))).toContain(
    'data/pages/Øl_kaffe.json  file-name  name it "øl-kaffe"',
  )
  const decomposed = 'u\u0308ber'
  expect(issuesWith(keep, renamedNotes(decomposed))).toContain(
    `data/pages/${decomposed}.json  file-name  name it "über"`,
  )
})

test('an explicit slug can have other letters only if the site keeps them', () => {
  const file = 'case-studies/beta-menu.json'
  const slug = set(file, '/slug', 'μενού')
  expect(issuesWith(keep, slug)).toEqual([])
  expect(issuesWith(slug)).toEqual([
    `data/${file}  slug-letters  write a to z, or "slugLetters": "keep" in data/site.json`,
  ])
})

test('a title without letters from a to z needs no slug if the site keeps its letters', () => {
  expect(issuesWith(keep, set('case-studies/beta-menu.json', '/title', '倉庫の 在庫'))).toEqual([])
})

test('npm run new derives the file name from the letters of the title', () => {
  const page = buildNewPage(
    { kind: 'page', title: 'Øl & kaffe', month: '2026-11' },
    sourceWith(keep, set('site.json', '/language', 'nb')),
  )
  expect(page).toMatchObject({ path: 'pages/øl-og-kaffe.json', pagePath: '/øl-og-kaffe/' })
})

test('npm run rename and npm run remove follow such addresses', () => {
  const source = sourceWith(keep, renamedNotes('øl'))
  const renamed = planRename(source, { path: '/øl/', to: '/kaffe-og-te-på-norsk/' }) as ChangeSet
  expect(renamed.remainingIssues.map(formatIssue)).toEqual([])
  const { files } = changedSource(source, renamed)
  const contract = files.find(({ path }) => path === 'our-company/contract.json')?.text
  expect(contract).toContain('[this](/kaffe-og-te-på-norsk/)')
  expect(planRename(sourceWith(), { path: '/notes/', to: '/øl/' })).toHaveProperty('refused')
  const removed = planRemoval(source, { path: '/øl/', withSubPages: false }) as ChangeSet
  expect(removed.deleted).toContain('pages/øl.json')
  expect(JSON.stringify([removed.changes, removed.remainingIssues])).toContain(
    'our-company/contract.json',
  )
})
