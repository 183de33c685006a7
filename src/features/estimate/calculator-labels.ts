/** The names of the labels of data/estimate.json that the result uses. */
export const calculatorLabels = [
  'result',
  'empty',
  'emptyText',
  'send',
  'talk',
  'print',
  'parts',
  'drivers',
  'driver',
  'certainty',
  'certaintyText',
  'startsFrom',
  'budgeted',
  'dateOpen',
  'tooLate',
  'assumptions',
  'open',
  'date',
  'validity',
] as const

/** The texts of the result. */
export interface CalculatorLabels extends Pick<
  Queries.EstimateLabelsFragment,
  (typeof calculatorLabels)[number]
> {
  /** Shown until the result is computed. */
  loading: string
  /** The label that joins two facts. */
  pair: string
  /** The label of a label and its text. */
  labelled: string
  /** The label of a question with its answer. */
  answered: string
}
