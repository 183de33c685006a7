/**
 * A phone number as a link.
 * @param phone the number as written: "+1 555 0100"
 */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
)
