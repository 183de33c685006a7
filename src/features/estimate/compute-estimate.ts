import type { Range } from '../../content/price-text'

interface PartDays {
  part: string
  days: number
}

/** An answer to a question of the estimate. */
export interface EstimateChoice {
  key: string
  /** The person-days that it adds to the parts of the project. */
  days?: readonly PartDays[] | null
  /** The factor by which it multiplies all person-days; 1 by default. */
  effort?: number | null
  /** The factor by which it multiplies the number of people; 1 by default. */
  people?: number | null
}

/** The fields of data/estimate.json that the computation uses. */
export interface EstimateModel {
  /** The price of a person-day. */
  dayRate: number
  /** Prices of parts are rounded to multiples of this number. */
  roundTo: number
  parts: readonly { key: string; title: string }[]
  questions: readonly { key: string; choices: readonly EstimateChoice[] }[]
}

/** A service in data/estimate.json. */
export interface EstimatedService {
  /** The average number of people who work on it at the same time. */
  people: number
  /** Weeks without work: signing, acceptance, app store reviews. */
  waitWeeks: number
  /** How far the effort can differ in either direction, as a fraction from 0 to 1. */
  margin: number
  /** Weeks until a service that is paid monthly starts; undefined for a project. */
  monthly?: Range | null
  base: readonly PartDays[]
  /** The keys of its questions. */
  questions: readonly string[]
}

/** The keys of the chosen answers by the keys of their questions. */
export type EstimateAnswers = Readonly<Record<string, string | undefined>>

/** The cost of a service for some answers; a question without an answer covers all its choices. */
export interface Estimate {
  /** The sums of the parts' prices. */
  price: Range
  /**
   * Until the question about the date is answered, the weeks are those of its first choice: with the
   * lowest price and the shortest time, the range would be one that no answers have.
   */
  weeks: Range
  /** Whether the question about the date has no answer yet. */
  isDateOpen: boolean
  parts: { key: string; title: string; price: Range }[]
}

/** The choices that are still possible: the one with the key of the answer, or all. */
const openChoices = (choices: readonly EstimateChoice[], answer: string | undefined) => {
  const chosen = choices.filter(({ key }) => key === answer)
  return chosen.length > 0 ? chosen : choices
}

const daysOf = (list: EstimateChoice['days'], part: string): number =>
  (list ?? []).reduce((sum, entry) => sum + (entry.part === part ? entry.days : 0), 0)

const rangeOf = (values: readonly number[]): Range => ({
  from: Math.min(...values),
  to: Math.max(...values),
})

/** Whether the choices differ in the number of people, as those for a date do. */
const setPace = (choices: readonly EstimateChoice[]): boolean =>
  choices.some(({ people }) => (people ?? 1) !== (choices[0]?.people ?? 1))

const sumOf = (ranges: readonly Range[]): Range => ({
  from: ranges.reduce((sum, { from }) => sum + from, 0),
  to: ranges.reduce((sum, { to }) => sum + to, 0),
})

const productOf = (ranges: readonly Range[]): Range => ({
  from: ranges.reduce((product, { from }) => product * from, 1),
  to: ranges.reduce((product, { to }) => product * to, 1),
})

const workingDays = 5

// The tolerance prevents 0.1 + 0.2 from being rounded up to the next step.
const roundDown = (value: number, step: number) => Math.floor(value / step + 1e-9) * step
const roundUp = (value: number, step: number) => Math.ceil(value / step - 1e-9) * step

/** The days of each part, with the possible choices of each question. */
function daysByPart(
  parts: EstimateModel['parts'],
  service: EstimatedService,
  open: readonly (readonly EstimateChoice[])[],
) {
  const effort = productOf(
    open.map((choices) => rangeOf(choices.map((choice) => choice.effort ?? 1))),
  )
  return parts.map(({ key, title }) => {
    const base = daysOf(service.base, key)
    const added = open.map((choices) => rangeOf(choices.map((choice) => daysOf(choice.days, key))))
    const { from, to } = sumOf([{ from: base, to: base }, ...added])
    return {
      key,
      title,
      from: from * effort.from * (1 - service.margin),
      to: to * effort.to * (1 + service.margin),
    }
  })
}

/**
 * Computes the price and duration of a service, within the range of fewer answers. A larger answer
 * never lowers the price, nor the duration if the number of people is the same.
 */
export function computeEstimate(
  { dayRate, roundTo, parts, questions }: EstimateModel,
  service: EstimatedService,
  answers: EstimateAnswers,
): Estimate {
  const open = questions
    .filter(({ key }) => service.questions.includes(key))
    .map(({ key, choices }) => openChoices(choices, answers[key]))
  const priced = daysByPart(parts, service, open)
    .filter(({ to }) => to > 0)
    .map(({ key, title, from, to }) => ({
      key,
      title,
      price: { from: roundDown(from * dayRate, roundTo), to: roundUp(to * dayRate, roundTo) },
    }))
  const dated = open.map((choices) => (setPace(choices) ? choices.slice(0, 1) : choices))
  const total = sumOf(daysByPart(parts, service, dated))
  const people = dated.reduce(
    (product, [choice]) => product * (choice?.people ?? 1),
    service.people,
  )
  const perWeek = people * workingDays
  return {
    price: sumOf(priced.map(({ price }) => price)),
    weeks: service.monthly ?? {
      from: Math.max(1, roundDown(service.waitWeeks + total.from / perWeek, 1)),
      to: roundUp(service.waitWeeks + total.to / perWeek, 1),
    },
    isDateOpen: open.some(setPace),
    parts: priced,
  }
}

/** The longest duration of a service with any answers, in weeks. */
export function findLongestWeeks(
  { parts, questions }: EstimateModel,
  service: EstimatedService,
): number {
  const asked = questions.filter(({ key }) => service.questions.includes(key))
  const { to } = sumOf(
    daysByPart(
      parts,
      service,
      asked.map(({ choices }) => choices),
    ),
  )
  const fewestPeople = asked.reduce(
    (product, { choices }) => product * rangeOf(choices.map(({ people }) => people ?? 1)).from,
    service.people,
  )
  return service.monthly?.to ?? roundUp(service.waitWeeks + to / (fewestPeople * workingDays), 1)
}

/** How much the answers to a question change the price, between the smallest and the largest. */
export interface Sensitivity {
  /** The key of the question. */
  question: string
  /** Relative to the estimate with all current answers. */
  price: Range
}

/** The questions that change the price most, in descending order. */
export function findSensitivities(
  model: EstimateModel,
  service: EstimatedService,
  answers: EstimateAnswers,
): Sensitivity[] {
  const middle = ({ price }: Estimate) => (price.from + price.to) / 2
  const middleWith = (changed: EstimateAnswers) =>
    middle(computeEstimate(model, service, { ...answers, ...changed }))
  const now = middleWith({})
  return model.questions
    .filter(({ key }) => service.questions.includes(key))
    .map(({ key, choices }) => ({
      question: key,
      price: rangeOf(choices.map((choice) => middleWith({ [key]: choice.key }) - now)),
    }))
    .sort((a, b) => b.price.to - b.price.from - (a.price.to - a.price.from))
}
