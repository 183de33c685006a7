import { useRef } from 'react'
import styled from 'styled-components'
import { Frame } from '../components/Frame'
import { Link } from '../components/Link'
import { Pagination } from '../components/Pagination'
import { TextLink } from '../components/TextLink'
import { useInBrowser } from '../layout/useInBrowser'
import { useInterface } from '../layout/useInterface'
import { fits, isChosen, knownChoice, readChoice } from '../routes/case-study-filter'
import { caseStudiesPagePath, caseStudiesPath, caseStudiesPerPage } from '../routes/paths'
import { from } from '../styles/breakpoints'
import { space } from '../styles/space'
import { type } from '../styles/type'
import { CaseStudyFilter } from './CaseStudyFilter'
import { CaseStudyGrid } from './CaseStudyGrid'
import { useCards } from './useCards'
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

/**
 * The list of case studies, or those of them that fit the choice in the address, whichever page of
 * the list they stand on.
 */
export const CaseStudyList = ({ cards, page }: CaseStudyListProps) => {
  const words = useInterface()
  const index = useCaseStudyIndex()
  const filter = useRef<HTMLFormElement>(null)
  const search = useInBrowser(() => window.location.search, '')
  const choice = knownChoice(readChoice(search), index)
  const chosen = isChosen(choice)
  const matching = chosen
    ? index.flatMap((work, place) =>
        fits(work, choice) ? [{ ...work, page: Math.floor(place / caseStudiesPerPage) + 1 }] : [],
      )
    : []
  const known = useCards(cards, [
    ...new Set(matching.map((work) => work.page).filter((each) => each !== page)),
  ])
  const shown = chosen ? matching.flatMap(({ path }) => known.get(path) ?? []) : cards
  const unknown = matching.filter(({ path }) => !known.has(path))

  return (
    <>
      <CaseStudyFilter
        index={index}
        choice={choice}
        matching={chosen ? matching.length : null}
        form={filter}
      />
      <Frame>
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
        {chosen && matching.length === 0 && (
          <Note>
            <p>{words.noMatch}</p>
            <TextLink
              to={caseStudiesPath}
              onClick={() => filter.current?.querySelector('select')?.focus()}
            >
              {words.allCaseStudies}
            </TextLink>
          </Note>
        )}
        {!chosen && (
          <Pagination
            label={words.pages}
            words={words}
            current={page}
            count={Math.ceil(index.length / caseStudiesPerPage)}
            pathOf={caseStudiesPagePath}
          />
        )}
      </Frame>
    </>
  )
}
