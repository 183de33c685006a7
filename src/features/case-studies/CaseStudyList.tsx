import { graphql, navigate, useStaticQuery } from 'gatsby'
import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import styled, { css } from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { Button } from '../../components/Button'
import { SelectField } from '../../components/Field'
import { PageContainer } from '../../components/grid/PageContainer'
import { TextLink } from '../../components/link/TextLink'
import { Pagination } from '../../components/Pagination'
import { Typography } from '../../components/text/Typography'
import { withParameters } from '../../browser/early-scripts'
import { useClientValue } from '../../hooks/useClientValue'
import { useInLanguage } from '../../hooks/useInLanguage'
import { useNumber } from '../../hooks/useNumber'
import { caseStudiesPerPage, parsePage } from '../../content/addresses'
import { useAddresses } from '../../hooks/useAddresses'
import { CaseStudyGrid } from '../../sections/CaseStudyCards'
import { color } from '../../styles/colors'
import { hiddenInPrint, rule } from '../../styles/mixins'
import { control, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import {
  type Facets,
  type FilterName,
  filterNames,
  filterQuery,
  type FilterValues,
  isFiltered,
  mapFilters,
  matchesFilter,
  minForFilters,
  parseFilter,
} from './filter'

interface CaseStudyFilterProps {
  options: Facets
  values: FilterValues
  formRef: RefObject<HTMLFormElement>
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${space[4]};
  margin-bottom: ${space[4]};

  > button {
    min-height: ${control.field};
  }

  select {
    text-overflow: ellipsis;
  }

  ${up.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
    gap: ${space[5]};
  }
`

const readForm = (form: HTMLFormElement): FilterValues => {
  const data = new FormData(form)
  return mapFilters((name) => data.get(name) as string)
}

/** Filters the list by the URL's query: changing or submitting the form navigates. */
const CaseStudyFilter = ({ options, values, formRef }: CaseStudyFilterProps) => {
  const labels = useLabels()
  const { caseStudies: path } = useAddresses()
  const applyFilter = useCallback(
    (chosen: FilterValues, replace = false): void =>
      navigate(path + filterQuery(chosen), { replace }),
    [path],
  )
  const query = filterQuery(values)
  const [selected, setSelected] = useState(values)
  const [lastQuery, setLastQuery] = useState(query)
  if (lastQuery !== query) {
    setLastQuery(query)
    setSelected(values)
  }

  // Applies what was selected before hydration.
  useEffect(() => {
    const early = formRef.current && readForm(formRef.current)
    const inUrl = filterQuery(parseFilter(window.location.search, options))
    if (early && isFiltered(early) && filterQuery(early) !== inUrl) {
      setSelected(early)
      applyFilter(early)
    }
  }, [applyFilter, formRef, options])

  // Each arrow key changes a closed select: the changes share one history entry.
  const lastChanged = useRef<FilterName>()
  const endHistoryEntry = (): void => {
    lastChanged.current = undefined
  }
  const handleChange = (name: FilterName, value: string): void => {
    const next = { ...selected, [name]: value }
    setSelected(next)
    applyFilter(next, lastChanged.current === name)
    lastChanged.current = name
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (filterQuery(selected) !== query) applyFilter(selected)
  }

  return (
    <form
      ref={formRef}
      method="get"
      action={path}
      aria-label={labels.filter}
      autoComplete="off"
      onSubmit={handleSubmit}
    >
      <Fields onPointerDown={endHistoryEntry} onBlur={endHistoryEntry}>
        {filterNames.map((name) => (
          <SelectField
            key={name}
            label={labels[name]}
            name={name}
            value={selected[name]}
            onChange={({ target }) => handleChange(name, target.value)}
          >
            <option value="">{labels.any}</option>
            {options[name].map((option) => (
              <option key={option} value={option}>
                {option}
              </option>
            ))}
          </SelectField>
        ))}
        <Button type="submit" variant="outline">
          {labels.applyFilter}
        </Button>
      </Fields>
    </form>
  )
}

/** A list that only links filter begins with their result: the drawing above it shows all. */
const Start = styled(PageContainer)<{ $hasForm: boolean }>`
  ${({ $hasForm }) =>
    !$hasForm &&
    css`
      :has(figure):has(+ &[data-filtered]),
      html[data-pending]:not([data-no-scripts]) :has(figure):has(+ &) {
        display: none;
      }
    `}
`

const Controls = styled.div<{ $hasForm: boolean }>`
  padding: ${space[4]} var(--inset);
  ${rule}

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

/** Hidden until the filter in the address is applied, so that the page does not move. */
const Results = styled(PageContainer)`
  html[data-pending]:not([data-no-scripts]) :is(&, & ~ *, main:has(&) ~ *) {
    visibility: hidden;
  }
`

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

const countPages = (entries: readonly unknown[]): number =>
  Math.max(1, Math.ceil(entries.length / caseStudiesPerPage))

/**
 * A page of the list of case studies or, if the URL has filters, of the matching ones.
 * @param page the page of the unfiltered list, from 1
 */
export const CaseStudyList = ({ page: ownPage }: { page: number }) => {
  const labels = useLabels()
  const addresses = useAddresses()
  const { options, all } = useCaseStudies()
  const number = useNumber()
  const form = useRef<HTMLFormElement>(null)
  const search = useClientValue(() => window.location.search, '')
  const values = parseFilter(search, options)
  const hasFilter = isFiltered(values)
  const matches = all.filter(({ facets }) => matchesFilter(facets, values))
  const pageCount = countPages(matches)
  const page = hasFilter ? Math.min(parsePage(search), pageCount) : ownPage
  const cards = matches.slice((page - 1) * caseStudiesPerPage, page * caseStudiesPerPage)
  const total = all.length
  const hasForm = total >= minForFilters
  const chosen = filterNames.map((name) => values[name]).filter(Boolean)
  const status = hasFilter
    ? `${labels.matching}: ${number(matches.length)} ${labels.of} ${number(total)}`
    : `${labels.allCaseStudies}: ${number(total)}`
  const showAll = (
    <TextLink
      to={addresses.caseStudies}
      onClick={() => form.current?.querySelector('select')?.focus()}
    >
      {labels.allCaseStudies}
    </TextLink>
  )

  useEffect(() => {
    // On the first render `search` is that of the server.
    delete document.documentElement.dataset.pending
  }, [])

  return (
    <>
      <Start $hasForm={hasForm} data-filtered={hasFilter ? '' : undefined}>
        <Controls
          $hasForm={hasForm}
          {...withParameters(filterNames)}
          {...(hasForm && { 'data-needs-script': '' })}
        >
          {hasForm && <CaseStudyFilter options={options} values={values} formRef={form} />}
          <Status>
            {/* Announced when it changes. */}
            <p role="status">
              {hasFilter && !hasForm ? `${status} (${chosen.join(', ')})` : status}
            </p>
            {hasFilter && matches.length > 0 && showAll}
          </Status>
        </Controls>
      </Start>
      <Results>
        {cards.length > 0 && (
          <CaseStudyGrid
            entries={cards.map((caseStudy) => ({ caseStudy }))}
            heading="h2"
            priority
          />
        )}
        {matches.length === 0 && (
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
          pathOf={(each) =>
            hasFilter
              ? addresses.caseStudies + filterQuery(values, each)
              : addresses.listPage(addresses.caseStudies, each)
          }
        />
      </Results>
    </>
  )
}
