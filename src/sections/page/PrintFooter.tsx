import { localityLine, useSite } from '../../hooks/useSite'
import { Box } from '../../components/grid/Box'
import { absoluteUrl } from '../../../plugins/content'

/** Only in print: the agency, its contact details and the URL of the page. */
export const PrintFooter = ({ path }: { path: string }) => {
  const { legalName, url, email, phones, address } = useSite()
  return (
    <Box as="footer" $above={8} $top={3} $type="meta" $ruled data-print="only keep-together">
      <p>{[legalName, address.street, localityLine(address), address.country].join(', ')}</p>
      <p>{[email, ...phones].join(', ')}</p>
      <p>{decodeURI(absoluteUrl(url, path))}</p>
    </Box>
  )
}
