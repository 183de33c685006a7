import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { textWidth } from '../../../plugins/content'
import { useLabels } from '../../hooks/useLabels'
import { textsAround } from '../../content/texts-around'
import { receiver } from '../contact/receiver-setting'
import { Button } from '../../components/Button'
import { TextField } from '../../components/Field'
import { Icon } from '../../components/icon/Icon'
import { Typography } from '../../components/text/Typography'
import { useSite } from '../../hooks/useSite'
import { serviceKey } from '../../content/addresses'
import { useAddresses } from '../../hooks/useAddresses'
import { color } from '../../styles/colors'
import { hiddenInPrint, withoutScripts } from '../../styles/mixins'
import { transition } from '../../styles/motion'
import { hairline, maxLineLength, radius, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import { receiverAttributes } from '../contact/sending/configured-receiver'
import { useMessageLanguage } from '../contact/useMessageLanguage'
import { serviceField } from './choices'

interface Choice {
  value: string
  title: string
  description?: string
  icon?: ReactNode
}

interface QuestionProps {
  name: string
  legend: string
  hint: string
  choices: readonly Choice[]
  className?: string
}

/* The radio button, the title and, from tablets up, the icon; the explanation is below the title. */
const Answer = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: ${space[1]} ${space[2]};
  padding: ${space[3]};
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  ${type.meta}
  cursor: pointer;
  ${transition('border-color', 'background-color')}

  ${up.tablet} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding: ${space[3]} ${space[4]};
    ${type.small}
  }

  &:hover {
    border-color: ${color.field};
  }

  &:has(:checked) {
    border-color: ${color.highlight};
    background: ${color.surfaceHover};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.highlight};
    outline-offset: 2px;
  }

  > input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0.1875rem 0 0;
    accent-color: ${color.primary};
  }

  > input:focus-visible {
    outline: none;
  }

  > svg {
    display: none;
    color: ${color.highlight};

    ${up.tablet} {
      display: block;
    }
  }
`

const Explanation = styled.span`
  grid-column: 2 / -1;
  color: ${color.textSoft};
  ${type.meta}
`

const Hint = styled.p`
  max-width: ${maxLineLength};
  margin: ${space[1]} 0 ${space[4]};
  ${type.meta}
`

const Fieldset = styled.fieldset`
  container-type: inline-size;
`

/* An odd number of answers is in a column, so that none is alone. */
const inColumn = css`
  grid-template-columns: minmax(0, 1fr);
`

/* So are three, or they are in a row. */
const inThrees = css`
  ${inColumn}

  @container (width >= 34rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** How many letters of a word fit on a line of an answer, of which two are side by side on phones. */
const maxLetters = 13

/** A word, or in scripts without spaces a title, whose wide letters count twice. */
const isLong = (title: string): boolean =>
  title.split(/[\s\u00ad-]/).some((word) => textWidth(word) > maxLetters)

/* On phones, answers with explanations or long titles are in one column; others need less width. */
const Answers = styled.div<{ $isColumn: boolean; $count: number }>`
  display: grid;
  grid-template-columns: ${({ $isColumn }) =>
    $isColumn ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(9.25rem, 100%), 1fr))'};
  gap: ${space[3]};

  ${up.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr));
    ${({ $count }) => $count % 2 === 1 && ($count === 3 ? inThrees : inColumn)}
  }
`

/** A question with radio buttons, each with an explanation. */
const Question = ({ name, legend, hint, choices, className }: QuestionProps) => (
  <Fieldset className={className}>
    <Typography as="legend" $type="title" $color="text">
      {legend}
    </Typography>
    <Hint>{hint}</Hint>
    <Answers
      $isColumn={choices.some(({ title, description }) => description || isLong(title))}
      $count={choices.length}
    >
      {choices.map(({ value, title, description, icon }) => (
        <Answer key={value}>
          <input type="radio" name={name} value={value} />
          <span>{title}</span>
          {icon}
          {description && <Explanation>{description}</Explanation>}
        </Answer>
      ))}
    </Answers>
  </Fieldset>
)

/* Not on paper, which has the answers as a list: see EstimateSection. */
const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[10]};
  ${hiddenInPrint}
`

/** Selects the radio buttons of these services that are checked. */
const checkedServices = (services: readonly string[]): string =>
  services.map((key) => `[name='${serviceField}'][value='${key}']:checked`).join()

/** Visible while one of its services is selected, also without scripts. */
const ServiceQuestion = styled(Question)<{ $services: readonly string[] }>`
  ${Form}:not(:has(${({ $services }) => checkedServices($services)})) > & {
    display: none;
  }
`

/* The fields that send the choices as a message; with scripts, the result links to the contact form. */
const MessageFields = styled.div`
  display: none;
  gap: ${space[5]};
  justify-items: start;

  ${withoutScripts('display: grid;')}
`

/**
 * All questions of the estimate: HTML without React in browsers. The calculator reads the answers;
 * without scripts, the form sends them as a message.
 */
export const EstimateForm = ({ model }: { model: Queries.EstimateModelFragment }) => {
  const { thankYou } = useAddresses()
  const language = useMessageLanguage()
  const { labels, services, questions } = model
  const { email } = useSite()
  const { addition } = useLabels()
  const [, optional] = textsAround(addition, 'text', { addition: labels.optional })
  const hiddenFields = receiver
    ? (receiver.type === 'endpoint' && receiver.fields) || []
    : [{ name: 'form-name', value: 'estimate' }]
  return (
    <Form
      name="estimate"
      method="post"
      {...(receiver
        ? receiverAttributes({ email, subject: labels.result, thankYou })
        : { action: thankYou, 'data-netlify': 'true' })}
    >
      {language !== undefined && <input type="hidden" name="language" value={language} />}
      {hiddenFields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Question
        name={serviceField}
        legend={labels.service}
        hint={labels.serviceHint}
        choices={services.map(({ service: { path, title, icon } }) => ({
          value: serviceKey(path),
          title,
          icon: <Icon name={icon} size="1.25rem" />,
        }))}
      />
      {questions.map(({ key, title, hint, choices }) => (
        <ServiceQuestion
          key={key}
          $services={services
            .filter((group) => group.questions.includes(key))
            .map(({ service }) => serviceKey(service.path))}
          name={key}
          legend={title}
          hint={hint}
          choices={choices.map((choice) => ({ ...choice, value: choice.key }))}
        />
      ))}
      <MessageFields data-without-scripts>
        <p>{labels.withoutScript}</p>
        <TextField label={labels.name} optional={optional} name="name" autoComplete="name" />
        <TextField label={labels.email} name="email" type="email" autoComplete="email" />
        <Button type="submit">{labels.submit}</Button>
      </MessageFields>
    </Form>
  )
}

export const fragment = graphql`
  fragment EstimateModel on Estimate {
    ...Estimate
    services {
      service {
        path
        title
        icon
        typical {
          ...TypicalRelease
        }
      }
    }
  }
`
