import type {
  Estimate,
  EstimateAnswers,
  EstimateChoice,
  EstimatedService,
  EstimateModel,
} from './compute-estimate'

/** An answer with its text. */
interface ChoiceModel extends EstimateChoice {
  title: string
  /** The number of weeks until the date that it stands for. */
  withinWeeks?: number | null
}

export interface QuestionModel {
  key: string
  title: string
  choices: readonly ChoiceModel[]
}

/** A service with the starting values of its estimate. */
export interface ServiceModel extends EstimatedService {
  /** Its name in the form and in addresses. */
  key: string
  path: string
  title: string
  /** Its margin as a percentage: "15%". */
  marginText: string
  /** What is budgeted for it; undefined if its page has no typical price. */
  usual?: Pick<Estimate, 'price' | 'weeks'>
}

/** The numbers of the estimate and the titles that its result shows. */
export interface CalculatorModel extends EstimateModel {
  questions: readonly QuestionModel[]
  services: readonly ServiceModel[]
}

export interface EstimateChoices {
  service: ServiceModel
  /** The answers to the questions of this service. */
  answers: EstimateAnswers
}

/** The name of the form field and of the query parameter for the service. */
export const serviceField = 'service'

/** The questions of a service, in the order of the page. */
export const questionsOf = (model: CalculatorModel, service: ServiceModel): QuestionModel[] =>
  model.questions.filter(({ key }) => service.questions.includes(key))

/** The answers in a query or in the fields of a form; undefined without a known service. */
export function readChoices(
  model: CalculatorModel,
  values: URLSearchParams,
): EstimateChoices | undefined {
  const service = model.services.find(({ key }) => key === values.get(serviceField))
  if (!service) return undefined
  const answers = questionsOf(model, service).flatMap(({ key, choices }) => {
    const answer = choices.find((choice) => choice.key === values.get(key))
    return answer ? [[key, answer.key]] : []
  })
  return { service, answers: Object.fromEntries(answers) as EstimateAnswers }
}

/** The query of the estimate page with these choices, with its "?". */
export function estimateQuery({ service, answers }: EstimateChoices): string {
  const query = new URLSearchParams({ [serviceField]: service.key })
  for (const [key, answer] of Object.entries(answers)) if (answer) query.set(key, answer)
  return `?${query.toString()}`
}

/** The questions of a service with the titles of their answers; undefined for an unanswered one. */
export const answersByTitle = (model: CalculatorModel, { service, answers }: EstimateChoices) =>
  questionsOf(model, service).map(({ key, title, choices }) => ({
    title,
    answer: choices.find((choice) => choice.key === answers[key])?.title,
  }))

/** The number of weeks until the chosen date; undefined without one. */
export const weeksUntilDate = (model: CalculatorModel, { service, answers }: EstimateChoices) =>
  questionsOf(model, service)
    .map(({ key, choices }) => choices.find((choice) => choice.key === answers[key]))
    .find((choice) => choice?.withinWeeks)?.withinWeeks
