import { uniqueId } from '../../../browser/hydration-triggers'
import { formReceiver } from './configured-receiver'

export interface ReceiverFieldsProps {
  /** The name of the form, by which Netlify recognizes it. */
  formName: string
  /** The accessible name of the field that only bots fill in. */
  honeypotLabel: string
}

/** The hidden fields that the form's receiver needs. */
export const ReceiverFields = ({ formName, honeypotLabel }: ReceiverFieldsProps) => {
  const receiver = process.env.RECEIVER ? formReceiver() : undefined
  // An email shows all fields to the visitor.
  if (receiver?.type === 'mailto') return null
  const endpoint = receiver?.type === 'endpoint' ? receiver : undefined
  const fields = endpoint ? (endpoint.fields ?? []) : [{ name: 'form-name', value: formName }]
  const honeypot = endpoint ? endpoint.honeypot : 'website'
  return (
    <>
      {fields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="submission-id" {...uniqueId} />
      {/* Receivers drop messages in which this field is filled in. */}
      {honeypot && (
        <input
          type="text"
          name={honeypot}
          hidden
          tabIndex={-1}
          autoComplete="off"
          aria-label={honeypotLabel}
        />
      )}
    </>
  )
}
