/** The digits of a number, with its plus sign, and without the zero of "+49 (0)30". */
const dialed = (phone: string): string =>
  (phone.startsWith('+') ? phone.replace('(0)', '') : phone).replace(/[^+\d]/g, '')

/** A phone number as it is written, with a link that calls it. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${dialed(phone)}`}>{phone}</a>
)
