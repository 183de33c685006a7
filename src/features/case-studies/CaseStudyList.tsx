import { graphql, useStaticQuery } from 'gatsby'
import { caseStudiesPerPage } from '../../content/addresses'
import { useAddresses } from '../../hooks/useAddresses'
import { useInLanguage } from '../../hooks/useInLanguage'
import { useLabels } from '../../hooks/useLabels'
import { useFormats } from '../../hooks/useFormats'
import { Island } from '../../islands/Island'
import { pick } from '../../islands/pick'
import { CaseStudyCard } from '../../sections/CaseStudyCards'
import { CaseStudyResults } from './CaseStudyResults'
import { filterNames } from './filter'

/** All case studies with what their cards and the filters need, and the options of each filter. */
const useCaseStudies = () => {
  const { allOverview, allCaseStudy } = useStaticQuery<Queries.CaseStudyListQuery>(graphql`
    query CaseStudyList {
      allOverview(filter: { file: { eq: "case-studies.json" } }) {
        nodes {
          language
          filters {
            ...CaseStudyFilters
          }
        }
      }
      allCaseStudy(sort: [{ order: ASC }, { title: ASC }]) {
        nodes {
          language
          facets {
            ...CaseStudyFacets
          }
          ...CaseStudyCard
        }
      }
    }
  `)
  const [overview] = useInLanguage(allOverview.nodes)
  const all = useInLanguage(allCaseStudy.nodes)
  if (!overview) throw new Error('data/case-studies.json is missing')
  return { options: overview.filters, all }
}

/** The labels of the filter, the status and the links to other pages. */
const listLabels = [
  'filter',
  'industry',
  'service',
  'technology',
  'any',
  'applyFilter',
  'matching',
  'matchCount',
  'labelled',
  'addition',
  'pair',
  'allCaseStudies',
  'noMatch',
  'pages',
  'page',
  'previous',
  'next',
] as const

const isBuilt = (): boolean => process.env.BUILD_STAGE === 'build-html'

/**
 * A page of the list of case studies or, if the URL has filters, of the matching ones.
 * @param page the page of the unfiltered list, from 1
 */
export const CaseStudyList = ({ page }: { page: number }) => {
  const labels = pick(useLabels(), listLabels)
  const addresses = useAddresses()
  const { number } = useFormats()
  const { options, all } = useCaseStudies()
  const perPage = caseStudiesPerPage
  const pageCount = Math.max(1, Math.ceil(all.length / perPage))
  // In development there are no built pages that have the other cards.
  const [first, end] = isBuilt() ? [(page - 1) * perPage, page * perPage] : [0, all.length]
  return (
    <Island
      name="case-study-list"
      component={CaseStudyResults}
      props={{
        caseStudies: all.map(({ path, facets }) => ({ path, facets })),
        firstCard: first,
        options,
        page,
        perPage,
        pagePaths: Array.from({ length: pageCount }, (_, index) =>
          addresses.listPage(addresses.caseStudies, index + 1),
        ),
        numbers: Array.from({ length: all.length + 1 }, (_, value) => number(value)),
        labels,
      }}
      wake={{ query: filterNames, touch: 'form' }}
      slots={{
        cards: all
          .slice(first, end)
          .map((caseStudy, index) => (
            <CaseStudyCard
              key={caseStudy.path}
              caseStudy={caseStudy}
              heading="h2"
              priority={index === 0}
            />
          )),
      }}
    />
  )
}
