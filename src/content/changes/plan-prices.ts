import { contentPath } from '../../routes/paths'
import type { Range } from '../compute-estimate'
import type { ContentSource } from '../content-source'
import { valueAt, type JsonFile } from '../validation/json/json-file'
import { parseFiles } from '../validation/json/parse'
import { estimateModel, typicalIn, typicalLimits } from '../validation/rules/prices'
import { completePlan, type ChangePlan } from './change-plan'
import { placeIn, replaceAt } from './json-edits'

/** A usual range adapted to the new model: as far above the smallest value as before. */
function moved(usual: Range, from: number, limits: Range, step: number): Range {
  const move = (value: number): number => {
    const near = Math.round((value * limits.from) / from / step) * step
    return Math.min(Math.max(near, limits.from), limits.to)
  }
  return { from: move(usual.from), to: move(usual.to) }
}

/**
 * The values of a file's typical price according to the model of the estimate, by their pointers.
 */
function newValues(file: JsonFile, model: NonNullable<ReturnType<typeof estimateModel>>) {
  const typical = typicalIn(file)
  const limits = typical && typicalLimits(model, contentPath(file.path))
  if (!limits) return []
  return (['price', 'weeks'] as const).flatMap((key) => {
    const step = key === 'price' ? model.roundTo : 1
    const usual = moved(typical.usual[key], typical.smallest[key], limits[key], step)
    return [
      [`/typical/smallest/${key}`, limits[key].from],
      [`/typical/usual/${key}/from`, usual.from],
      [`/typical/usual/${key}/to`, usual.to],
    ] as const
  })
}

/**
 * Plans how to update the typical prices and durations of services to the model of the estimate.
 * Does not access the disk.
 */
export function planPrices(source: ContentSource): ChangePlan {
  const { files } = parseFiles(source.files)
  const model = estimateModel(files)
  const edits = files.flatMap((file) =>
    (model ? newValues(file, model) : [])
      .filter(([pointer, value]) => valueAt(file, pointer) !== value)
      .map(([pointer, value]) => ({ file, pointer, value })),
  )
  const texts = new Map<string, string>()
  for (const { file, pointer, value } of edits)
    texts.set(file.path, replaceAt(texts.get(file.path) ?? file.text, pointer, value))
  const changes = edits.map(
    ({ file, pointer, value }) =>
      `${placeIn(file, pointer)}  ${String(valueAt(file, pointer))} to ${value}`,
  )
  return completePlan(source, { texts, deleted: [], moved: new Map(), changes })
}
