import labels from '../../../data/ui-text.json'
import { Link } from '../../components/link/Link'
import { useSite } from '../../hooks/useSite'
import { whatsappUrl } from '../../../plugins/content'

/** The link to the agency's WhatsApp chat; renders nothing without a number. */
export const WhatsAppLink = () => {
  const { whatsapp } = useSite()
  return whatsapp ? <Link to={whatsappUrl(whatsapp)}>{labels.whatsapp}</Link> : null
}
