import { withPrefix } from 'gatsby'
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import { joinFacts } from '../../content/join-facts'
import { fillText } from '../../../plugins/content'
import type { Labels } from '../../hooks/useLabels'
import { PageContainer } from '../../components/grid/PageContainer'
import { opensInNewTab } from '../../components/link/Link'
import { TextLink } from '../../components/link/TextLink'
import { Pagination } from '../../components/Pagination'
import { Typography } from '../../components/text/Typography'
import { type Slots, slotProps } from '../../islands/slots'
import { CardGrid } from '../../sections/CardGrid'
import { color } from '../../styles/colors'
import { hiddenInPrint, hairlineTop } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import { CaseStudyFilter, type CaseStudyFilterProps, readForm } from './CaseStudyFilter'
import {
  type CaseStudyIndex,
  filterNames,
  filterQuery,
  type FilterValues,
  findMatches,
  isFiltered,
  mapFilters,
  minForFilters,
  parseFilter,
} from './filter'
import { type Cards, loadCards } from './load-cards'

export interface CaseStudyResultsProps extends CaseStudyIndex {
  /** The index of the case study whose card is the first one in the slot. */
  firstCard: number
  /** The addresses of the pages of the unfiltered list. */
  pagePaths: readonly string[]
  /** 0 and all numbers up to that of the case studies, in the digits of the site. */
  numbers: readonly string[]
  labels: CaseStudyFilterProps['labels'] &
    Pick<
      Labels,
      | 'matching'
      | 'matchCount'
      | 'labelled'
      | 'addition'
      | 'pair'
      | 'allCaseStudies'
      | 'noMatch'
      | 'pages'
      | 'page'
      | 'previous'
      | 'next'
    >
  /** The cards of the page or, in development, of all case studies. */
  slots: Slots<'cards'>
}

/** A list that only links filter follows its title: the drawing and the text above it are about all. */
const Start = styled(PageContainer)<{ $hasForm: boolean }>`
  ${({ $hasForm }) =>
    !$hasForm &&
    css`
      :has(+ * > :is(&[data-filtered], &[data-pending]), + [data-waking] > &)
        :is(div:has(> figure), h1 ~ *) {
        display: none;
      }
    `}
`

const Controls = styled.div<{ $hasForm: boolean }>`
  padding: ${space[4]} var(--inset);
  ${hairlineTop}

  ${({ $hasForm }) =>
    $hasForm &&
    css`
      padding-top: ${space[6]};
      ${hiddenInPrint}
    `}
`

/** How many case studies match and, with a filter, a link to all, at both ends of a line. */
const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[6]};
  min-height: 2rem;
  color: ${color.textFaint};
  ${type.meta}

  ${hiddenInPrint}
`

const NoMatch = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  padding: ${space[16]} var(--inset);

  ${up.tablet} {
    padding-block: ${space[19]} ${space[24]};
  }
`

/**
 * Hidden with all that follows until the filter in the address is applied, so that the page does not
 * move: until the island is awake (src/islands/wake-islands.ts) and has the cards of other pages.
 */
const Results = styled(PageContainer)`
  &[data-pending],
  [data-waking] > &,
  [data-waking]:has(> &) ~ *,
  [data-island]:has(> &[data-pending]) ~ *,
  main:has([data-waking] > &) ~ *,
  main:has(&[data-pending]) ~ * {
    visibility: hidden;
  }
`

const isServer = typeof window === 'undefined'

/** React warns about layout effects on the server, where they never run. */
const useBrowserLayoutEffect = isServer ? (): void => undefined : useLayoutEffect

/**
 * Loads the cards of other pages of the list when a filter needs them.
 * @param paths the case studies whose cards this page does not have
 * @param urlOf the address of the page of the list that has a case study
 */
function useOtherCards(paths: readonly string[], urlOf: (path: string) => string) {
  const [cards, setCards] = useState<Cards>(new Map())
  const [failed, setFailed] = useState('')
  const missingPaths = paths.filter((path) => !cards.has(path))
  const missing = missingPaths.join(' ')
  const urls = [...new Set(missingPaths.map(urlOf))].join(' ')
  const isLoading = missing !== '' && missing !== failed

  useEffect(() => {
    if (!isLoading) return undefined
    let isCurrent = true
    const load = async () => {
      const pages = await Promise.all(urls.split(' ').map(loadCards))
      if (!isCurrent) return
      const loaded = new Map(pages.flatMap((page) => [...page]))
      // The site may have been published again since this page was loaded.
      if (!missing.split(' ').every((path) => loaded.has(path))) setFailed(missing)
      else setCards((known) => new Map([...known, ...loaded]))
    }
    load().catch(() => isCurrent && setFailed(missing))
    return () => {
      isCurrent = false
    }
  }, [isLoading, missing, urls])

  return {
    cards,
    isComplete: missing === '',
    /** False if they do not arrive, until `retry` is called. */
    isLoading,
    retry: () => setFailed(''),
  }
}

const noFilter = mapFilters(() => '')

/**
 * A page of the list of case studies or, if the address has filters, of the matching ones. If the
 * cards of another page that a filter needs do not arrive, the list stays as it is.
 */
export const CaseStudyResults = ({
  firstCard,
  pagePaths,
  numbers,
  labels,
  slots,
  ...index
}: CaseStudyResultsProps) => {
  const { caseStudies, options, perPage } = index
  const [listPath = ''] = pagePaths
  const total = caseStudies.length
  const hasForm = total >= minForFilters
  const form = useRef<HTMLFormElement>(null)
  // The server knows no query.
  const [query, setQuery] = useState('')
  const [isFirstQuery, setFirstQuery] = useState(false)
  const [shownQuery, setShownQuery] = useState('')
  const [selected, setSelected] = useState(noFilter)

  const shownCards = new Map(
    slots.cards.map((card, position) => [caseStudies[firstCard + position]?.path, card]),
  )
  const wanted = findMatches(index, query)
  const urlOf = (path: string): string => {
    const position = caseStudies.findIndex((caseStudy) => caseStudy.path === path)
    return withPrefix(pagePaths[Math.floor(position / perPage)] ?? listPath)
  }
  const { cards, isComplete, isLoading, retry } = useOtherCards(
    wanted.paths.filter((path) => !shownCards.has(path)),
    urlOf,
  )
  if (isComplete && shownQuery !== query) setShownQuery(query)
  const { values, hasFilter, count, page, pageCount, paths } = isComplete
    ? wanted
    : findMatches(index, shownQuery)
  const isPending = isLoading && isFirstQuery

  const showQuery = (next: string): void => {
    retry()
    setFirstQuery(false)
    setQuery(next)
  }
  const applyFilter = (chosen: FilterValues, replace = false): void => {
    const next = filterQuery(chosen)
    const address = withPrefix(listPath) + next
    setSelected(chosen)
    if (index.page > 1) {
      window.location.assign(address)
      return
    }
    if (replace || next === window.location.search) window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
    showQuery(next)
  }

  useBrowserLayoutEffect(() => {
    const { search } = window.location
    const inAddress = parseFilter(search, options)
    // What the visitor has selected before the script arrived.
    const early = form.current ? readForm(form.current) : noFilter
    const chosen = mapFilters((name) => early[name] || inAddress[name])
    if (isFiltered(early)) applyFilter(chosen)
    else {
      setSelected(chosen)
      setQuery(search)
    }
    setFirstQuery(isFiltered(inAddress))
  }, [])

  useEffect(() => {
    const events = new AbortController()
    const readAddress = (): void => {
      showQuery(window.location.search)
      setSelected(parseFilter(window.location.search, options))
    }
    window.addEventListener('popstate', readAddress, { signal: events.signal })
    window.addEventListener(
      'pageshow',
      // The back/forward cache shows a form as it was left.
      ({ persisted }) => persisted && readAddress(),
      { signal: events.signal },
    )
    return () => events.abort()
  })

  const handleShowAll = (event: MouseEvent): void => {
    if (!form.current || index.page > 1 || opensInNewTab(event)) return
    event.preventDefault()
    applyFilter(noFilter)
    form.current.querySelector('select')?.focus()
  }
  const handleSubmit = (): void => {
    if (filterQuery(selected) !== filterQuery(values)) applyFilter(selected)
  }

  const chosen = filterNames.map((name) => values[name]).filter(Boolean)
  const all = numbers[total] ?? ''
  const found = fillText(labels.matchCount, { number: numbers[count] ?? '', total: all })
  const status = hasFilter
    ? fillText(labels.labelled, { label: labels.matching, text: found })
    : fillText(labels.labelled, { label: labels.allCaseStudies, text: all })
  const showAll = (
    <TextLink to={listPath} onClick={handleShowAll}>
      {labels.allCaseStudies}
    </TextLink>
  )
  const pending = isPending ? '' : undefined

  return (
    <>
      <Start $hasForm={hasForm} data-filtered={hasFilter ? '' : undefined} data-pending={pending}>
        <Controls $hasForm={hasForm} {...(hasForm && { 'data-needs-script': '' })}>
          {hasForm && (
            <CaseStudyFilter
              path={listPath}
              options={options}
              selected={selected}
              labels={labels}
              formRef={form}
              onChange={applyFilter}
              onSubmit={handleSubmit}
            />
          )}
          <Status>
            {/* Announced when it changes. */}
            <p role="status">
              {hasFilter && !hasForm
                ? fillText(labels.addition, {
                    text: status,
                    addition: joinFacts(labels.pair, chosen),
                  })
                : status}
            </p>
            {hasFilter && count > 0 && showAll}
          </Status>
        </Controls>
      </Start>
      <Results data-pending={pending}>
        {paths.length > 0 && (
          <CardGrid>
            {paths.map((path) => (
              <li
                {...slotProps('cards', shownCards.get(path) ?? cards.get(path))}
                key={path}
                data-case-study={path}
              />
            ))}
          </CardGrid>
        )}
        {count === 0 && (
          <NoMatch>
            <Typography $type="quote">{labels.noMatch}</Typography>
            {showAll}
          </NoMatch>
        )}
        <Pagination
          label={labels.pages}
          labels={labels}
          current={page}
          count={pageCount}
          pathOf={(page) =>
            hasFilter ? listPath + filterQuery(values, page) : (pagePaths[page - 1] ?? listPath)
          }
          formatNumber={(value) => numbers[value] ?? ''}
        />
      </Results>
    </>
  )
}
