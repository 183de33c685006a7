import { useBookingOptions } from './useBookingOptions'

export interface CalFrameProps {
  /** A CSS length. */
  height: string
}

/**
 * The booking page of Cal.com in a frame, without Cal.com's script: the page reads the visitor's
 * name and email from the address (cal.com/help/embedding/prefill-booking-form-embed).
 */
export const CalFrame = ({ height }: CalFrameProps) => {
  const { url, prefill, iframeTitle } = useBookingOptions()
  const address = new URL(url)
  for (const [key, value] of Object.entries(prefill))
    if ((key === 'name' || key === 'email') && typeof value === 'string')
      address.searchParams.set(key, value)
  return <iframe src={address.href} title={iframeTitle} width="100%" style={{ height }} />
}
