import { serviceKey } from '../../content/addresses'
import type { EstimateAnswers } from './compute-estimate'

type Model = Queries.EstimateModelFragment

/** A service with the starting values of its estimate. */
export type ServiceModel = Model['services'][number]
export type QuestionModel = Model['questions'][number]

export interface EstimateChoices {
  service: ServiceModel
  /** The answers to the questions of this service. */
  answers: EstimateAnswers
}

/** The name of the form field and of the query parameter for the service. */
export const serviceField = 'service'

/** The questions of a service, in the order of the page. */
export const questionsOf = (model: Model, service: ServiceModel): QuestionModel[] =>
  model.questions.filter(({ key }) => service.questions.includes(key))

/** The answers in a query or in the fields of a form; undefined without a known service. */
export function readChoices(model: Model, values: URLSearchParams): EstimateChoices | undefined {
  const service = model.services.find(
    ({ service: { path } }) => serviceKey(path) === values.get(serviceField),
  )
  if (!service) return undefined
  const answers = questionsOf(model, service).flatMap(({ key, choices }) => {
    const answer = choices.find((choice) => choice.key === values.get(key))
    return answer ? [[key, answer.key]] : []
  })
  return { service, answers: Object.fromEntries(answers) as EstimateAnswers }
}

/** The query of the estimate page with these choices, with its "?". */
export function estimateQuery({ service, answers }: EstimateChoices): string {
  const query = new URLSearchParams({ [serviceField]: serviceKey(service.service.path) })
  for (const [key, answer] of Object.entries(answers)) if (answer) query.set(key, answer)
  return `?${query.toString()}`
}

/** The questions of a service with the titles of their answers; undefined for an unanswered one. */
export const answersByTitle = (model: Model, { service, answers }: EstimateChoices) =>
  questionsOf(model, service).map(({ key, title, choices }) => ({
    title,
    answer: choices.find((choice) => choice.key === answers[key])?.title,
  }))

/** The number of weeks until the chosen date; undefined without one. */
export const weeksUntilDate = (model: Model, { service, answers }: EstimateChoices) =>
  questionsOf(model, service)
    .map(({ key, choices }) => choices.find((choice) => choice.key === answers[key]))
    .find((choice) => choice?.withinWeeks)?.withinWeeks
