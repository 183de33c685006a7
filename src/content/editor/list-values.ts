import type { FormField } from './form-shape'

type Form = Readonly<Record<string, unknown>>

/**
 * What the list of the editor shows of an entry after its title: fields of the form that no file has.
 * Decap shows the picture in a field of this name.
 */
export interface ListValues {
  /** The path of the first picture. */
  thumbnail?: string
  /** Begins with a comma: ", draft". */
  listState: string
}

/** The keys of a picture that an entry always has. */
export function pictureIn(fields: readonly FormField[]): string[] | undefined {
  for (const { name, isRequired, shape } of fields) {
    if (shape.kind === 'picture') return [name]
    const inner = isRequired && shape.kind === 'object' ? pictureIn(shape.fields) : undefined
    if (inner) return [name, ...inner]
  }
  return undefined
}

const valueAt = (form: Form, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((value, key) => (Object(value) as Form)[key], form)

const isDate = (value: unknown): value is string => typeof value === 'string' && value !== ''

function stateOf({ inProgress, draft, publishAt, unpublishAt }: Form, now: Date): string {
  const states = [
    inProgress === true && 'in progress',
    draft === true && 'draft',
    isDate(publishAt) && new Date(publishAt) > now && `from ${publishAt}`,
    isDate(unpublishAt) && `${new Date(unpublishAt) > now ? 'until' : 'ended'} ${unpublishAt}`,
  ]
  return states.flatMap((state) => (state ? [`, ${state}`] : [])).join('')
}

/** @param form the value of the form of an entry */
export function listValues(fields: readonly FormField[], form: Form, now: Date): ListValues {
  const picture = valueAt(form, pictureIn(fields) ?? [''])
  return {
    ...(typeof picture === 'string' && { thumbnail: picture }),
    listState: stateOf(form, now),
  }
}

/** A form without them. */
export function withoutListValues(form: Form): Form {
  const { thumbnail: _, listState: __, ...own } = form
  return own
}
