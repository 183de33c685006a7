interface PhoneLinkProps {
  /** The number as written: "+1 555 0100". */
  phone: string
}

/** A phone number as a link. */
export const PhoneLink = ({ phone }: PhoneLinkProps) => (
  <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
)
