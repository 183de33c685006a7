import { navigate } from 'gatsby'
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import styled from 'styled-components'
import labels from '../../../../data/ui-text.json'
import { Button } from '../../../components/Button'
import { SelectField } from '../../../components/Field'
import { Box, Row } from '../../../components/grid/Box'
import { PageContainer } from '../../../components/grid/PageContainer'
import { withParameters } from '../../../browser/early-scripts'
import {
  caseStudiesPath,
  type Facets,
  type FilterName,
  filterNames,
  filterQuery,
  type FilterValues,
  isFiltered,
  mapFilters,
  parseFilter,
} from '../../../../plugins/content'
import { control, space, up } from '../../../styles/sizes'

export interface FilterStatusProps {
  /** The number of matching case studies; announced when it changes. */
  status: string
  action: ReactNode
}

const StatusRow = styled(Row)`
  min-height: 2rem;
`

/** The state of the filtered list, and a link to all case studies. */
export const FilterStatus = ({ status, action }: FilterStatusProps) => (
  <StatusRow
    $justify="space-between"
    $gap={6}
    $rowGap={1}
    $type="meta"
    $color="textFaint"
    data-print="hide"
  >
    <p role="status">{status}</p>
    {action}
  </StatusRow>
)

export interface CaseStudyFilterProps extends FilterStatusProps {
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

const applyFilter = (values: FilterValues, replace = false): void =>
  navigate(caseStudiesPath + filterQuery(values), { replace })

/** Filters the list by the URL's query: changing or submitting the form navigates. */
export const CaseStudyFilter = ({
  options,
  values,
  status,
  action,
  formRef,
}: CaseStudyFilterProps) => {
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
  }, [formRef, options])

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
    <PageContainer>
      <Box
        as="form"
        $top={6}
        $bottom={4}
        $sides="inset"
        $ruled
        data-print="hide"
        ref={formRef}
        method="get"
        action={caseStudiesPath}
        aria-label={labels.filter}
        data-needs-script
        {...withParameters(filterNames)}
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
                <option key={option}>{option}</option>
              ))}
            </SelectField>
          ))}
          <Button type="submit" variant="outline">
            {labels.applyFilter}
          </Button>
        </Fields>
        <FilterStatus status={status} action={action} />
      </Box>
    </PageContainer>
  )
}
