/** Opens an address such as "mailto:" as a link would. */
export const openAddress = (address: string): void => window.location.assign(address)
