import styled from 'styled-components'
import { beforeHydration } from '../../browser/hydration-triggers'
import { Button } from '../../components/Button'
import { useUiText } from '../../hooks/useUiText'

const PdfButton = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`

/** Opens the browser's print dialog, which can also save a PDF. */
export const SavePdfButton = () => {
  const { savePdf } = useUiText()
  return (
    <PdfButton
      variant="outline"
      size="sm"
      data-needs-script
      {...beforeHydration('print')}
      onClick={() => window.print()}
    >
      {savePdf}
    </PdfButton>
  )
}
