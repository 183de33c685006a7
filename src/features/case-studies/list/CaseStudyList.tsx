import { graphql, useStaticQuery } from 'gatsby'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import labels from '../../../../data/ui-text.json'
import { Box, Stack } from '../../../components/grid/Box'
import { PageContainer } from '../../../components/grid/PageContainer'
import { Pagination } from '../../../components/Pagination'
import { TextLink } from '../../../components/link/TextLink'
import { Typography } from '../../../components/text/Typography'
import { withParameters } from '../../../browser/early-scripts'
import { useClientValue } from '../../../hooks/useClientValue'
import {
  caseStudiesPagePath,
  caseStudiesPath,
  caseStudiesPerPage,
  filterNames,
  filterQuery,
  isFiltered,
  matchesFilter,
  minForFilters,
  parseFilter,
  parsePage,
} from '../../../../plugins/content'
import { CaseStudyGrid } from '../../../sections/case-study-cards/CaseStudyGrid'
import { appear, motion } from '../../../styles/motion'
import { CaseStudyFilter, FilterStatus } from './CaseStudyFilter'

/** Hidden until the filter in the address is applied, so that the page does not move. */
const Results = styled(PageContainer)`
  html[data-pending] &,
  html[data-pending] & ~ *,
  html[data-pending] main:has(&) ~ * {
    visibility: hidden;
    animation: ${appear} ${motion.giveUp};
  }
`

/** All case studies with what their cards and the filters need, and the options of each filter. */
const useCaseStudies = () => {
  const { overview, allCaseStudy } = useStaticQuery<Queries.CaseStudyListQuery>(graphql`
    query CaseStudyList {
      overview(file: { eq: "case-studies.json" }) {
        filters {
          ...CaseStudyFilters
        }
      }
      allCaseStudy(sort: [{ order: ASC }, { title: ASC }]) {
        nodes {
          facets {
            ...CaseStudyFacets
          }
          ...CaseStudyCard
        }
      }
    }
  `)
  if (!overview) throw new Error('data/case-studies.json is missing')
  return { options: overview.filters, all: allCaseStudy.nodes }
}

const countPages = (entries: readonly unknown[]): number =>
  Math.max(1, Math.ceil(entries.length / caseStudiesPerPage))

/**
 * A page of the list of case studies or, if the URL has filters, of the matching ones.
 * @param page the page of the unfiltered list, from 1
 */
export const CaseStudyList = ({ page: ownPage }: { page: number }) => {
  const { options, all } = useCaseStudies()
  const form = useRef<HTMLFormElement>(null)
  const search = useClientValue(() => window.location.search, '')
  const values = parseFilter(search, options)
  const hasFilter = isFiltered(values)
  const matches = all.filter(({ facets }) => matchesFilter(facets, values))
  const pageCount = countPages(matches)
  const page = hasFilter ? Math.min(parsePage(search), pageCount) : ownPage
  const cards = matches.slice((page - 1) * caseStudiesPerPage, page * caseStudiesPerPage)
  const total = all.length
  const status = hasFilter
    ? `${labels.matching}: ${matches.length} ${labels.of} ${total}`
    : `${labels.allCaseStudies}: ${total}`
  const chosen = filterNames.map((name) => values[name]).filter(Boolean)
  const showAll = (
    <TextLink to={caseStudiesPath} onClick={() => form.current?.querySelector('select')?.focus()}>
      {labels.allCaseStudies}
    </TextLink>
  )
  const action = hasFilter && matches.length > 0 && showAll

  useEffect(() => {
    // On the first render `search` is that of the server.
    delete document.documentElement.dataset.pending
  }, [])

  return (
    <>
      {total >= minForFilters ? (
        <CaseStudyFilter
          options={options}
          values={values}
          status={status}
          action={action}
          formRef={form}
        />
      ) : (
        <PageContainer>
          <Box $block={4} $sides="inset" $ruled {...withParameters(filterNames)}>
            <FilterStatus
              status={hasFilter ? `${status} (${chosen.join(', ')})` : status}
              action={action}
            />
          </Box>
        </PageContainer>
      )}
      <Results>
        {cards.length > 0 && (
          <CaseStudyGrid
            entries={cards.map((caseStudy) => ({ caseStudy }))}
            heading="h2"
            priority
          />
        )}
        {matches.length === 0 && (
          <Stack $gap={4} $items="start" $top={[16, 19]} $bottom={[16, 24]} $sides="inset">
            <Typography $type="quote">{labels.noMatch}</Typography>
            {showAll}
          </Stack>
        )}
        <Pagination
          label={labels.pages}
          labels={labels}
          current={page}
          count={pageCount}
          pathOf={
            hasFilter ? (each) => caseStudiesPath + filterQuery(values, each) : caseStudiesPagePath
          }
        />
      </Results>
    </>
  )
}
