/** Values that exist only as examples. */

/** Ranges of phone numbers that are reserved for fiction, without spaces. */
const fictionalPhones = [
  /^\+8801000/, // Bangladesh: no mobile number starts like this
  /^\+1\d{3}55501\d\d$/, // North America
  /^\+44(?:2079460\d{3}|7700900\d{3}|1632960\d{3}|8081570\d{3}|9098790\d{3})$/, // United Kingdom
  /^\+61(?:[2378]5550\d{4}|[2378]7010\d{4}|491570\d{3})$/, // Australia
]

/** Whether a number in international form is reserved for fiction. */
export const isFictionalPhone = (phone: string): boolean =>
  fictionalPhones.some((range) => range.test(phone.replace(/[^+\d]/g, '')))

// RFC 2606: these domain names are reserved and cannot be registered.
const reserved = /(?:^|\.)(?:(?:example|test|invalid|localhost)|example\.(?:com|net|org))$/i

/** Whether a text contains a web or email address at a domain reserved for examples. */
export const holdsExampleAddress = (text: string): boolean =>
  [...text.matchAll(/(?:https?:\/\/|[@＠])([\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])/giu)].some(
    ([, host = '']) => reserved.test(host),
  )
