import type { FormField } from './form-shape'

type Form = Readonly<Record<string, unknown>>

/**
 * What the editor's lists show of an entry after its title: form fields that are not in the file.
 * Decap shows the picture in a field of this name.
 */
export interface ListValues {
  /** The path of the first picture. */
  thumbnail?: string
  /** Starts with a comma: ", draft". */
  listState: string
}

/** The keys of a picture that all entries of a kind have. */
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

/**
 * Adds the fields for lists.
 * @param form the form value of an entry
 */
export function listValues(fields: readonly FormField[], form: Form, now: Date): ListValues {
  const picture = valueAt(form, pictureIn(fields) ?? [''])
  return {
    ...(typeof picture === 'string' && { thumbnail: picture }),
    listState: stateOf(form, now),
  }
}

/**
 * The text that the file name of a new entry is derived from: its title, or "entry" if the title has
 * no letters or digits for a file name or is a name that Windows reserves.
 */
export const fileNameOf = (title: string): string =>
  /[a-z0-9]/i.test(title.normalize('NFKD')) && !/^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(title)
    ? title
    : 'entry'

/** Removes the fields for lists and the field for the file name. */
export function withoutListValues(form: Form): Form {
  const { thumbnail: _, listState: __, fileName: ___, ...own } = form
  return own
}
