import { graphql, useStaticQuery } from 'gatsby'
import { useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../../components/Button'
import { PageContainer } from '../../../components/grid/PageContainer'
import { Pagination } from '../../../components/Pagination'
import { TextLink } from '../../../components/link/TextLink'
import { withQuery } from '../../../browser/hydration-triggers'
import { useBrowserValue } from '../../../hooks/useBrowserValue'
import { useUiText } from '../../../hooks/useUiText'
import {
  filterNames,
  filterQuery,
  minForFilters,
  parseFilter,
} from '../../../routes/case-study-filter'
import { caseStudiesPagePath, caseStudiesPath } from '../../../routes/paths'
import { CaseStudyGrid } from '../../../sections/case-study-cards/CaseStudyGrid'
import { color } from '../../../styles/colors'
import { from, hairline, space } from '../../../styles/sizes'
import { type } from '../../../styles/type'
import { CaseStudyFilter } from './CaseStudyFilter'
import { FilterStatus } from './FilterStatus'
import { pageOf, useFilteredCaseStudies, type CaseStudyListPage } from './useFilteredCaseStudies'

const NoMatch = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  padding: ${space[16]} 0;

  ${from.tablet} {
    padding: ${space[19]} var(--inset) ${space[24]};
  }

  p {
    ${type.quote}
  }
`

/** The row above a list without filter controls. */
const Summary = styled.div`
  padding: ${space[4]} var(--inset);
  border-top: ${hairline} solid ${color.line};
`

/** The options of each filter, and the number of case studies. */
const useCaseStudyFilters = () => {
  const { overview } = useStaticQuery<Queries.CaseStudyFiltersQuery>(graphql`
    query CaseStudyFilters {
      overview(path: { eq: "/case-studies/" }) {
        filters {
          total
          industry
          service
          technology
        }
      }
    }
  `)
  if (!overview) throw new Error('data/case-studies.json is missing')
  return overview.filters
}

/** A page of the list of case studies or, if the URL has filters, of the matching ones. */
export const CaseStudyList = (own: CaseStudyListPage) => {
  const labels = useUiText()
  const options = useCaseStudyFilters()
  const { total } = options
  const form = useRef<HTMLFormElement>(null)
  const search = useBrowserValue(() => window.location.search, '')
  const values = parseFilter(search, options)
  const { result, hasFailed, retry } = useFilteredCaseStudies(values, search, total, own)
  const { cards, page, pageCount } = result ?? { ...own, pageCount: pageOf(total - 1) }
  const status = result
    ? `${labels.matching}: ${result.count} ${labels.of} ${total}`
    : `${hasFailed ? `${labels.filterFailed} ` : ''}${labels.allCaseStudies}: ${total}`
  const chosen = filterNames.map((name) => values[name]).filter(Boolean)
  const showAll = (
    <TextLink to={caseStudiesPath} onClick={() => form.current?.querySelector('select')?.focus()}>
      {labels.allCaseStudies}
    </TextLink>
  )

  return (
    <>
      {total >= minForFilters ? (
        <CaseStudyFilter
          options={options}
          values={values}
          status={status}
          action={!!result?.count && showAll}
          formRef={form}
          onRetry={retry}
        />
      ) : (
        <PageContainer>
          <Summary {...withQuery}>
            <FilterStatus
              status={result ? `${status} (${chosen.join(', ')})` : status}
              action={
                hasFailed ? (
                  <Button variant="outline" onClick={retry}>
                    {labels.applyFilter}
                  </Button>
                ) : (
                  !!result?.count && showAll
                )
              }
            />
          </Summary>
        </PageContainer>
      )}
      <PageContainer>
        {cards.length > 0 && (
          <CaseStudyGrid
            entries={cards.map((caseStudy) => ({ caseStudy }))}
            heading="h2"
            priority
          />
        )}
        {result?.count === 0 && (
          <NoMatch>
            <p>{labels.noMatch}</p>
            {showAll}
          </NoMatch>
        )}
        <Pagination
          label={labels.pages}
          labels={labels}
          current={page}
          count={pageCount}
          pathOf={
            result ? (each) => caseStudiesPath + filterQuery(values, each) : caseStudiesPagePath
          }
        />
      </PageContainer>
    </>
  )
}
