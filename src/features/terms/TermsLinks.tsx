import labels from '../../../data/ui-text.json'
import { CellGrid } from '../../components/grid/CellGrid'
import { Section } from '../../components/grid/Section'
import { PointTitle, Typography } from '../../components/grid/Box'
import { TextLink } from '../../components/link/TextLink'
import { useTermsPages } from '../../hooks/useTermsPages'
import { maxLineLength } from '../../styles/sizes'

/** Links to the pages of terms; renders nothing if there are none. */
export const TermsLinks = () => {
  const pages = useTermsPages()
  if (pages.length === 0) return null
  return (
    <Section title={labels.terms}>
      <CellGrid perRow={2}>
        {pages.map(({ path, title, promise, description }) => (
          <div key={path}>
            <PointTitle>{promise}</PointTitle>
            <Typography $type={['meta', 'small']} $above={3} $below={5} $max={maxLineLength}>
              {description}
            </Typography>
            <TextLink to={path}>{title}</TextLink>
          </div>
        ))}
      </CellGrid>
    </Section>
  )
}
