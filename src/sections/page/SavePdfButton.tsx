import { Button } from '../../components/Button'
import { useLabels } from '../../hooks/useLabels'

/** Opens the browser's print dialog, which can also save a PDF. */
export const SavePdfButton = () => {
  const labels = useLabels()
  return (
    <Button variant="outline" size="sm" data-needs-script data-print="">
      {labels.savePdf}
    </Button>
  )
}
