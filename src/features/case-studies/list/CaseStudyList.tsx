import { useRef, useState } from 'react'
import styled from 'styled-components'
import { PageContainer } from '../../../components/grid/PageContainer'
import { Link } from '../../../components/Link'
import { Pagination } from '../../../components/Pagination'
import { TextLink } from '../../../components/TextLink'
import { useBrowserValue } from '../../../hooks/useBrowserValue'
import { useUiText } from '../../../hooks/useUiText'
import {
  matchesFilter,
  isChosen,
  knownChoice,
  readChoice,
  readPage,
  writeChoice,
} from '../../../routes/case-study-filter'
import { caseStudiesPagePath, caseStudiesPath, caseStudiesPerPage } from '../../../routes/paths'
import { from } from '../../../styles/breakpoints'
import { space } from '../../../styles/space'
import { type } from '../../../styles/type'
import { CaseStudyFilter } from './CaseStudyFilter'
import { CaseStudyGrid } from '../../../sections/case-study-cards/CaseStudyGrid'
import { useCaseStudyCards } from './useCaseStudyCards'
import { useCaseStudyFilters } from './useCaseStudyFilters'
import { useCaseStudyIndex } from './useCaseStudyIndex'

export interface CaseStudyListProps {
  /** The case studies of this page of the list. */
  cards: readonly Queries.CaseStudyCardFragment[]
  /** Which page this is, from 1. */
  page: number
}

const Note = styled.div`
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

const Titles = styled.ul`
  display: grid;
  gap: ${space[3]};
  padding: ${space[8]} 0;

  ${from.tablet} {
    padding-inline: var(--inset);
  }
`

/** On which page of the list, from 1, the case study at a place from 0 stands. */
const pageOf = (place: number): number => Math.floor(place / caseStudiesPerPage) + 1

/**
 * The list of case studies, or those of them that fit the choice in the address, whichever page of
 * the list they stand on.
 */
export const CaseStudyList = ({ cards, page }: CaseStudyListProps) => {
  const labels = useUiText()
  const filters = useCaseStudyFilters()
  const filter = useRef<HTMLFormElement>(null)
  const search = useBrowserValue(() => window.location.search, '')
  const choice = knownChoice(readChoice(search), filters)
  const [attempt, setAttempt] = useState(0)
  const index = useCaseStudyIndex(writeChoice(choice), attempt, filters.total)
  // Until the index is there, and if it cannot be had, the list stays as it is.
  const matching =
    isChosen(choice) && index && index !== 'failed'
      ? index.flatMap((work, place) =>
          matchesFilter(work, choice) ? [{ ...work, page: pageOf(place) }] : [],
        )
      : null
  const pages = pageOf((matching?.length ?? filters.total) - 1)
  const part = Math.min(readPage(search), Math.max(pages, 1))
  const named = matching?.slice((part - 1) * caseStudiesPerPage, part * caseStudiesPerPage) ?? []
  const others = new Set(named.map((work) => work.page).filter((each) => each !== page))
  const known = useCaseStudyCards(cards, [...others], attempt)
  const shown = matching ? named.flatMap(({ path }) => known.get(path) ?? []) : cards
  const unknown = named.filter(({ path }) => !known.has(path))

  return (
    <>
      <CaseStudyFilter
        filters={filters}
        choice={choice}
        matching={matching?.length ?? null}
        failed={index === 'failed'}
        form={filter}
        onRetry={() => setAttempt(attempt + 1)}
      />
      <PageContainer>
        {shown.length > 0 && (
          <CaseStudyGrid entries={shown.map((caseStudy) => ({ caseStudy }))} heading="h2" first />
        )}
        {unknown.length > 0 && (
          <Titles>
            {unknown.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </Titles>
        )}
        {matching?.length === 0 && (
          <Note>
            <p>{labels.noMatch}</p>
            <TextLink
              to={caseStudiesPath}
              onClick={() => filter.current?.querySelector('select')?.focus()}
            >
              {labels.allCaseStudies}
            </TextLink>
          </Note>
        )}
        <Pagination
          label={labels.pages}
          labels={labels}
          current={matching ? part : page}
          count={pages}
          pathOf={
            matching ? (each) => caseStudiesPath + writeChoice(choice, each) : caseStudiesPagePath
          }
        />
      </PageContainer>
    </>
  )
}
