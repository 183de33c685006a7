import type { Range } from '../../../src/content/price-text'
import {
  computeEstimate,
  findLongestWeeks,
  findSensitivities,
  type EstimateAnswers,
  type EstimatedService,
  type EstimateModel,
} from '../../../src/features/estimate/compute-estimate'
import { estimate } from '../../fixtures/estimate'

/** Every combination of answers, some of which are missing. */
const allAnswers = estimate.questions.reduce<EstimateAnswers[]>(
  (all, { key, choices }) =>
    all.flatMap((answers) =>
      [undefined, ...choices].map((choice) => ({ ...answers, [key]: choice?.key })),
    ),
  [{}],
)
const cases = estimate.services.flatMap((service: EstimatedService) =>
  allAnswers.map((answers) => ({ service, answers })),
)

const asked = ({ questions }: EstimatedService): EstimateModel['questions'] =>
  estimate.questions.filter(({ key }) => questions.includes(key))

/** Ignores rounding errors of floating-point numbers. */
const tolerance = 1e-6
const isWithin = (inner: Range, outer: Range): boolean =>
  inner.from >= outer.from - tolerance && inner.to <= outer.to + tolerance
const isNotLess = (later: Range, earlier: Range): boolean =>
  later.from >= earlier.from - tolerance && later.to >= earlier.to - tolerance

test('returns ranges in order, whose parts add up to the total', () => {
  for (const { service, answers } of cases) {
    const { price, weeks, parts } = computeEstimate(estimate, service, answers)
    for (const range of [price, weeks, ...parts.map((part) => part.price)]) {
      expect(range.from).toBeGreaterThanOrEqual(0)
      expect(range.to).toBeGreaterThanOrEqual(range.from)
    }
    for (const end of ['from', 'to'] as const) {
      expect(parts.reduce((sum, part) => sum + part.price[end], 0)).toBeCloseTo(price[end], 6)
    }
  }
})

test('stays within the previous range when one more question is answered, but for the weeks of a date', () => {
  for (const { service, answers } of cases) {
    for (const { key, choices } of asked(service)) {
      const before = computeEstimate(estimate, service, { ...answers, [key]: undefined })
      for (const choice of choices) {
        const after = computeEstimate(estimate, service, { ...answers, [key]: choice.key })
        expect(isWithin(after.price, before.price)).toBe(true)
        if ((choice.people ?? 1) === (choices[0]?.people ?? 1))
          expect(isWithin(after.weeks, before.weeks)).toBe(true)
      }
    }
  }
})

test('never costs less for a larger answer, and never takes less time with the same people', () => {
  for (const { service, answers } of cases) {
    for (const { key, choices } of asked(service)) {
      choices.slice(1).forEach((choice, index) => {
        const smaller = choices[index]
        const [before, after] = [smaller, choice].map((choices) =>
          computeEstimate(estimate, service, { ...answers, [key]: choices?.key }),
        )
        if (!before || !after) throw new Error('There are two choices.')
        expect(isNotLess(after.price, before.price)).toBe(true)
        if ((choice.people ?? 1) === (smaller?.people ?? 1))
          expect(isNotLess(after.weeks, before.weeks)).toBe(true)
      })
    }
  }
})

test('lists the questions of the service, starting with those that change the price most', () => {
  for (const { service, answers } of cases) {
    const found = findSensitivities(estimate, service, answers)
    const spans = found.map(({ price }) => price.to - price.from)
    expect(spans).toEqual([...spans].sort((a, b) => b - a))
    expect(found.map(({ question }) => question).sort()).toEqual(
      asked(service)
        .map(({ key }) => key)
        .sort(),
    )
  }
})

const [web, design] = estimate.services

test('until the date is answered, the weeks are those of its first choice', () => {
  if (!web) throw new Error('There is a service.')
  const { price, weeks, isDateOpen } = computeEstimate(estimate, web, {})
  const answers = { size: undefined, date: 'open' }
  expect(isDateOpen).toBe(true)
  expect(weeks).toEqual(computeEstimate(estimate, web, answers).weeks)
  const smallest = computeEstimate(estimate, web, { size: 'small', date: 'open' })
  expect([price.from, weeks.from]).toEqual([smallest.price.from, smallest.weeks.from])
})

test('no answers take longer than the longest duration', () => {
  for (const { service, answers } of cases) {
    const { weeks } = computeEstimate(estimate, service, answers)
    expect(weeks.to).toBeLessThanOrEqual(findLongestWeeks(estimate, service))
  }
})

test('computes days with their rate, margin and rounding, and weeks with people and waiting', () => {
  expect(web && computeEstimate(estimate, web, { size: 'large', date: 'open' })).toEqual({
    price: { from: 2250, to: 2750 },
    weeks: { from: 5, to: 7 },
    isDateOpen: false,
    parts: [
      { key: 'make', title: 'Make', price: { from: 1800, to: 2200 } },
      { key: 'test', title: 'Test', price: { from: 450, to: 550 } },
    ],
  })
  const rounded = { ...estimate, roundTo: 100 }
  expect(web && computeEstimate(rounded, web, { size: 'large', date: 'soon' })).toMatchObject({
    weeks: { from: 4, to: 6 },
    parts: [{ price: { from: 2700, to: 3300 } }, { price: { from: 600, to: 900 } }],
  })
})

test('omits parts without days and questions of other services', () => {
  expect(design && computeEstimate(estimate, design, { size: 'small', date: 'soon' })).toEqual({
    price: { from: 500, to: 500 },
    weeks: { from: 1, to: 2 },
    isDateOpen: false,
    parts: [{ key: 'make', title: 'Make', price: { from: 500, to: 500 } }],
  })
})
