/** Opens an address such as "mailto:" in the way a link does. */
export const openAddress = (address: string): void => window.location.assign(address)
