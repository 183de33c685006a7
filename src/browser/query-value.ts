/** The value of a parameter of an address, with one spelling of each letter. */
export const queryValue = (query: URLSearchParams, name: string): string | undefined =>
  query.get(name)?.normalize('NFC')
