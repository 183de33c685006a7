import { navigate } from 'gatsby'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import styled from 'styled-components'
import { Button } from '../../../components/Button'
import { SelectField } from '../../../components/Field'
import { PageContainer } from '../../../components/grid/PageContainer'
import { withQuery } from '../../../components/hydration-triggers'
import { TextLink } from '../../../components/TextLink'
import { useUiText } from '../../../hooks/useUiText'
import {
  choiceOf,
  filterNames,
  isChosen,
  readChoice,
  writeChoice,
  type FilterChoice,
} from '../../../routes/case-study-filter'
import { caseStudiesPath } from '../../../routes/paths'
import { from } from '../../../styles/breakpoints'
import { color } from '../../../styles/colors'
import { control, hairline } from '../../../styles/shape'
import { space } from '../../../styles/space'
import { type } from '../../../styles/type'
import type { CaseStudyFilters } from './useCaseStudyFilters'

export interface CaseStudyFilterProps {
  filters: CaseStudyFilters
  /** What the address says is chosen. */
  choice: FilterChoice
  /** How many fit; null when nothing is chosen, and as long as that is not known. */
  matching: number | null
  /** True when what fits could not be found out. */
  failed: boolean
  /** Given the form, so that the list can move the focus there. */
  form: RefObject<HTMLFormElement>
  /** Called when the choice that is shown already is asked for again. */
  onRetry: () => void
}

const Form = styled.form`
  padding: ${space[6]} 0 ${space[4]};
  border-top: ${hairline} solid ${color.line};

  ${from.tablet} {
    padding-inline: var(--inset);
  }

  /* Without a script the list is whole, and there is nothing that could narrow it down. */
  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${space[4]};

  > button {
    min-height: ${control.field};
  }

  select {
    text-overflow: ellipsis;
  }

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) auto;
    gap: ${space[5]};
  }
`

const Outcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[6]};
  min-height: 2rem;
  margin-top: ${space[4]};
  color: ${color.textFaint};
  ${type.meta}
`

const chosenIn = (form: HTMLFormElement): FilterChoice => {
  const data = new FormData(form)
  return choiceOf((name) => data.get(name) as string)
}

const go = (choice: FilterChoice, replace = false): void =>
  navigate(caseStudiesPath + writeChoice(choice), { replace })

/**
 * Narrows the list of case studies down. The choice is in the address; choosing goes there, and so
 * does the button, which works before the script does.
 */
export const CaseStudyFilter = ({
  filters,
  choice,
  matching,
  failed,
  form,
  onRetry,
}: CaseStudyFilterProps) => {
  const labels = useUiText()
  const query = writeChoice(choice)
  const [shown, setShown] = useState(choice)
  const [lastQuery, setLastQuery] = useState(query)
  if (lastQuery !== query) {
    setLastQuery(query)
    setShown(choice)
  }

  // What was chosen before the script came counts.
  useEffect(() => {
    const early = form.current && chosenIn(form.current)
    const inAddress = writeChoice(readChoice(window.location.search))
    if (early && isChosen(early) && writeChoice(early) !== inAddress) {
      setShown(early)
      go(early)
    }
  }, [form])

  // Arrow keys change a closed list with every key: all of that is one entry in the history.
  const enteredBy = useRef<keyof FilterChoice>()
  const endEntry = (): void => {
    enteredBy.current = undefined
  }
  const choose = (name: keyof FilterChoice, value: string): void => {
    const next = { ...shown, [name]: value }
    setShown(next)
    go(next, enteredBy.current === name)
    enteredBy.current = name
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (writeChoice(shown) === query) onRetry()
    else go(shown)
  }
  const total = `${filters.total}`

  return (
    <PageContainer>
      <Form
        ref={form}
        method="get"
        action={caseStudiesPath}
        aria-label={labels.filter}
        data-needs-script
        {...withQuery}
        autoComplete="off"
        onSubmit={onSubmit}
      >
        <Fields onPointerDown={endEntry} onBlur={endEntry}>
          {filterNames.map((name) => (
            <SelectField
              key={name}
              label={labels[name]}
              name={name}
              value={shown[name]}
              onChange={({ target }) => choose(name, target.value)}
            >
              <option value="">{labels.any}</option>
              {filters[name].map((option) => (
                <option key={option}>{option}</option>
              ))}
            </SelectField>
          ))}
          <Button type="submit" variant="outline">
            {labels.applyFilter}
          </Button>
        </Fields>
        <Outcome>
          <p role="status">
            {failed && `${labels.filterFailed} `}
            {matching === null
              ? `${labels.allCaseStudies}: ${total}`
              : `${labels.matching}: ${matching} ${labels.of} ${total}`}
          </p>
          {!!matching && (
            <TextLink
              to={caseStudiesPath}
              onClick={() => form.current?.querySelector('select')?.focus()}
            >
              {labels.allCaseStudies}
            </TextLink>
          )}
        </Outcome>
      </Form>
    </PageContainer>
  )
}
