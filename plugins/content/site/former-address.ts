/** Whether a pointer is to an address or a title that is no longer in use, which never changes. */
export const isFormerAddress = (pointer: string): boolean =>
  /^\/(?:former|redirects\/\d+\/from$)/.test(pointer)
