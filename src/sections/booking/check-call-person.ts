import {
  type CheckedContent,
  type Issue,
  issueAt,
  toObject,
  valueAt,
} from '../../../plugins/content'

/** Whether the content of data/scheduling.json says that visitors cannot book calls. */
export const isBookingOff = (content: unknown): boolean => toObject(content).provider === 'none'

/** Checks that the contact person of a site with a booking page has the sentence for that page. */
export function checkCallPerson({ files }: CheckedContent): Issue[] {
  const scheduling = files.find(({ collection }) => collection.type === 'Scheduling')
  if (!scheduling || isBookingOff(scheduling.value)) return []
  const pointer = '/contactPerson'
  return files
    .filter(({ collection }) => collection.type === 'Contact')
    .filter((file) => valueAt(file, pointer) !== undefined)
    .filter((file) => valueAt(file, `${pointer}/call`) === undefined)
    .map((file) => {
      const remedy = 'add what the person does on a call: the booking page shows it'
      return issueAt(file, pointer, 'missing-key', '"call" is missing', remedy)
    })
}
