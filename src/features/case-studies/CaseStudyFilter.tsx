import { type FormEvent, type RefObject, useRef } from 'react'
import styled from 'styled-components'
import type { Labels } from '../../hooks/useLabels'
import { Button } from '../../components/Button'
import { SelectField } from '../../components/Field'
import { control, space, up } from '../../styles/sizes'
import { type Facets, type FilterName, filterNames, type FilterValues, mapFilters } from './filter'

export interface CaseStudyFilterProps {
  /** The address of the list. */
  path: string
  options: Facets
  selected: FilterValues
  labels: Pick<Labels, 'filter' | 'any' | 'applyFilter' | FilterName>
  formRef: RefObject<HTMLFormElement>
  /** @param replace whether it belongs to the same entry of the browser history as the last change */
  onChange: (values: FilterValues, replace: boolean) => void
  onSubmit: () => void
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  align-items: end;
  gap: ${space[4]};
  margin-bottom: ${space[4]};

  > button {
    min-height: ${control.field};
  }

  ${up.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
    gap: ${space[5]};
  }
`

/** What is selected in the form, also before React controls it. */
export const readForm = (form: HTMLFormElement): FilterValues => {
  const data = new FormData(form)
  return mapFilters((name) => data.get(name) as string)
}

/** The form that filters the list: each change applies. */
export const CaseStudyFilter = ({
  path,
  options,
  selected,
  labels,
  formRef,
  onChange,
  onSubmit,
}: CaseStudyFilterProps) => {
  // Each arrow key changes a closed select: the changes share one history entry.
  const lastChanged = useRef<FilterName>()
  const endHistoryEntry = (): void => {
    lastChanged.current = undefined
  }
  const handleChange = (name: FilterName, value: string): void => {
    onChange({ ...selected, [name]: value }, lastChanged.current === name)
    lastChanged.current = name
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onSubmit()
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
