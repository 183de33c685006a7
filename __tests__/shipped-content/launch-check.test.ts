import type { ContentSource } from '../../src/content/content-source'
import { findPlaceholders } from '../../src/content/placeholders/find-placeholders'
import { loadContent } from '../../src/content/load'
import { all, set, type Change } from '../fixtures/changes'
import { fixtureSite, sourceOf } from '../fixtures/content'

let shippedSite: ContentSource
beforeAll(async () => (shippedSite = await loadContent(process.cwd())))

const parsed = (path: string): Record<string, unknown> => {
  const file = shippedSite.files.find((each) => each.path === path)
  return JSON.parse(file?.text ?? '{}') as Record<string, unknown>
}

/** The placeholders of some kinds in the fixtures, which differ from the shipped site. */
const found = (change: Change, digests?: ContentSource['digests']): string[] => {
  const site = fixtureSite()
  change(site)
  const { left } = findPlaceholders({ ...sourceOf(site), digests })
  return left
    .filter(({ rule }) => rule.startsWith('shipped-') || rule === 'count')
    .map(({ file, pointer, rule }) => `${file} ${pointer} ${rule}`)
}

const web = 'services/web.json'

test('finds a sentence copied from the shipped site in every place', () => {
  const { story } = parsed('company.json') as { story: { paragraphs: string[] } }
  const [paragraph = ''] = story.paragraphs
  expect(found(set(web, '/questions/0/answer', paragraph))).toEqual([
    `data/${web} /questions/0/answer shipped-text`,
  ])
  const sentence = `We add this. ${paragraph.split(/(?<=[.!?])\s/).at(-1)}`
  expect(found(set(web, '/questions/1/answer', sentence))).toHaveLength(1)
})

test('does not find a changed sentence; another agency name alone is not a change', () => {
  const { introduction } = parsed('company.json') as { introduction: string }
  const renamed = introduction.replaceAll('Clauseworks', 'Agency').replaceAll('Dhaka', 'Turku')
  const ours = (text: string) => found(set(web, '/description', text))
  expect(ours('Our people write business software in Turku for the makers of ships.')).toEqual([])
  const kept = renamed.split(/(?<=[.!?])\s/).filter((part) => !part.includes('Turku'))
  expect(ours(kept.join(' '))).toEqual([`data/${web} /description shipped-text`])
})

test('reports a proof sentence, a figure and the headline separately', () => {
  const path = shippedSite.files.find(({ text }) => text.includes('"shows"'))?.path ?? ''
  const [proof] = (parsed(path) as { proof: { shows: string }[] }).proof
  const study = 'case-studies/mlm-e-commerce-and-erp-system-with-mobile-app.json'
  const { figures } = parsed(study) as { figures: unknown[] }
  const { hero } = parsed('home.json') as { hero: { headline: string[] } }
  const change = all(
    set(web, '/proof/0/shows', proof?.shows),
    set('case-studies/alpha-ledger.json', '/figures/0', figures[0]),
    set('home.json', '/hero/headline', hero.headline),
  )
  expect(found(change).map((line) => line.split(' ').at(-1))).toEqual(
    expect.arrayContaining(['shipped-proof', 'shipped-figure']),
  )
  expect(found(change)).toContain('data/home.json /hero/headline/0 shipped-text')
})

test('finds shipped pictures and logos by their content, under any name', () => {
  const [hero, logo] = ['data/home/hero.png', 'static/brand/mark.svg'].map(
    (path) => shippedSite.digests?.get(path) ?? '',
  )
  const digests = new Map([
    ['data/home/other.png', hero ?? ''],
    ['static/brand/mark.svg', logo ?? ''],
    ['static/favicon.svg', '0'],
  ])
  expect(found(() => undefined, digests)).toEqual([
    'data/home/other.png  shipped-picture',
    'static/brand/mark.svg  shipped-logo',
  ])
})
