import type { EstimateChoice } from '../../../src/content/compute-estimate'
import { valueAt, type Target } from '../content-tree'
import { replaceBy, type Mutation } from '../mutation'

/** Whether a value is in data/estimate.json and its pointer matches. */
const inEstimate =
  (matching: RegExp) =>
  ({ document, pointer }: Target): boolean =>
    document.kind.type === 'Estimate' && matching.test(pointer)

const entries = ({ value }: Target): unknown[] => (Array.isArray(value) ? value : [])

/** Estimates, prices and facts that contradict themselves or each other. */
export const estimateMutations: Mutation[] = [
  replaceBy(
    'a key that another entry has',
    ['estimate-key', 'repeated-entry'],
    inEstimate(/^\/(?:parts|questions)\/[1-9]\d*\/key$/),
    ({ document, path }) => [valueAt(document, `/${path[0]}/0/key`)],
  ),
  replaceBy(
    'a key that no entry has',
    ['estimate-key'],
    inEstimate(/\/part$|^\/services\/\d+\/questions\/\d+$/),
    ({ value }) => [`${String(value)}x`, '__proto__', 'toString'],
  ),
  replaceBy(
    'a service that is estimated twice',
    ['estimate-key'],
    inEstimate(/^\/services\/[1-9]\d*\/service$/),
    ({ document }) => [valueAt(document, '/services/0/service')],
  ),
  replaceBy(
    'the estimate of a sub-page',
    ['wrong-page'],
    inEstimate(/^\/services\/\d+\/service$/),
    (_, { documents }) =>
      documents.flatMap(({ path }) =>
        /^services\/[^/]+\/[^/]+\.json$/.test(path) ? [`/${path.replace('.json', '/')}`] : [],
      ),
  ),
  replaceBy(
    'a service without an estimate',
    ['missing-estimate'],
    inEstimate(/^\/services$/),
    (target) => (entries(target).length > 1 ? [entries(target).slice(1)] : []),
  ),
  replaceBy(
    'a later choice that takes less than an earlier one',
    ['unordered-choices'],
    inEstimate(/\/choices\/\d+$/),
    ({ value, pointer, document }) => {
      const before = Number(pointer.split('/').at(-1)) - 1
      const { days, effort } = Object(
        valueAt(document, pointer.replace(/\d+$/, String(before))),
      ) as EstimateChoice
      return days || effort
        ? [{ ...Object(value), days: undefined, effort: undefined, people: undefined }]
        : []
    },
  ),
  replaceBy('another currency', ['other-currency'], inEstimate(/^\/currency$/), ['XTS']),
  replaceBy(
    'a price that the estimate does not give',
    ['other-price'],
    ({ pointer }) => /^\/typical\/smallest\/(?:price|weeks)$/.test(pointer),
    ({ value }) => [Number(value) + 1, Number(value) + 100],
  ),
  replaceBy(
    'a range of prices beyond the estimate',
    ['other-price'],
    ({ pointer }) => /^\/typical\/usual\/(?:price|weeks)$/.test(pointer),
    ({ value }) => [
      { ...Object(value), from: 0 },
      { ...Object(value), to: 90_000_000 },
    ],
  ),
  replaceBy(
    'an answer without the price that it is about, or with a placeholder that nothing replaces',
    ['price-in-text'],
    ({ document, key, pointer }) =>
      key === 'answer' && valueAt(document, pointer.replace(/answer$/, 'priceOf')) !== undefined,
    ['It depends.', 'From {from} upwards.', 'About {price}, or {amount}.'],
  ),
  replaceBy(
    'a text with another figure than data/facts.json',
    ['other-fact'],
    ({ value }) => typeof value === 'string' && value.includes('30-minute call'),
    ({ value }) => [
      String(value).replace('30-minute', '31-minute'),
      String(value).replace('30-minute', 'three-minute'),
    ],
  ),
]
