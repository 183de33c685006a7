/** An email address with a link that writes to it. A line that is too short for it breaks before its "@". */
export const EmailLink = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@')
  return (
    <a href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  )
}
