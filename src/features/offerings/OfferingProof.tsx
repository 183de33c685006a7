import { Section } from '../../components/grid/Section'
import { TextLink } from '../../components/link/TextLink'
import { useUiText } from '../../hooks/useUiText'
import { filterQuery, type FilterName } from '../../routes/case-study-filter'
import { caseStudiesPath } from '../../routes/paths'
import { CaseStudyGrid } from '../../sections/case-study-cards/CaseStudyGrid'

/** The first finished case studies tagged with a page, and their total number. */
export interface OfferingCaseStudies {
  nodes: readonly Queries.CaseStudyCardFragment[]
  totalCount: number
  /** The filter under which the list of case studies shows all of them. */
  filter: FilterName
}

export interface OfferingProofProps {
  /** The title of the page. */
  title: string
  entries: ReturnType<typeof selectProof>
  caseStudies: OfferingCaseStudies
}

/** Two case studies: first those that the page cites as proof, then those tagged with the page. */
export function selectProof(
  { proof }: Pick<Queries.OfferingPageFragment, 'proof'>,
  { nodes }: OfferingCaseStudies,
) {
  const cited = proof ?? []
  const paths = new Set(cited.map(({ caseStudy }) => caseStudy.path))
  const tagged = nodes.filter(({ path }) => !paths.has(path)).map((caseStudy) => ({ caseStudy }))
  return [...cited, ...tagged].slice(0, 2)
}

/** The case studies of an offering, and a link to the others. */
export const OfferingProof = ({ title, entries, caseStudies }: OfferingProofProps) => {
  const labels = useUiText()
  const { totalCount, filter } = caseStudies
  return (
    <Section
      title={labels.proof}
      action={
        totalCount > entries.length && (
          <TextLink to={caseStudiesPath + filterQuery({ [filter]: title })}>
            {`${labels.allCaseStudies}: ${title}`}
          </TextLink>
        )
      }
    >
      <CaseStudyGrid entries={entries} oneOnPhones />
    </Section>
  )
}
