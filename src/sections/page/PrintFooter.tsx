import styled from 'styled-components'
import { absoluteUrl, fillText } from '../../../plugins/content'
import { partsOfAddress } from '../../content/postal-address'
import { useFacts } from '../../hooks/useFacts'
import { useLabels } from '../../hooks/useLabels'
import { useSite } from '../../hooks/useSite'
import { hairlineTop } from '../../styles/mixins'
import { space } from '../../styles/sizes'
import { type } from '../../styles/type'

const Root = styled.footer`
  margin-top: ${space[8]};
  padding-top: ${space[3]};
  ${hairlineTop}
  ${type.meta}
  break-inside: avoid;

  @media screen {
    display: none;
  }
`

/**
 * Only in print: the agency, its contact details and the URL of the page, to which the estimate adds
 * its query (`data-printed-url`).
 */
export const PrintFooter = ({ path }: { path: string }) => {
  const labels = useLabels()
  const facts = useFacts()
  const { legalName, url, email, phones, address } = useSite()
  return (
    <Root>
      <p>{facts(legalName, fillText(labels.address, partsOfAddress(address)))}</p>
      <p>{facts(email, ...phones)}</p>
      <p data-printed-url="">{decodeURI(absoluteUrl(url, path))}</p>
    </Root>
  )
}
