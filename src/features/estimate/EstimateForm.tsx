import { graphql } from 'gatsby'
import { memo, type FormEvent, type RefObject } from 'react'
import styled from 'styled-components'
import { receiver } from '../../browser/settings'
import { withQuery } from '../../browser/early-scripts'
import { Button } from '../../components/Button'
import { TextField } from '../../components/Field'
import { Stack } from '../../components/grid/Box'
import { Icon } from '../../components/icon/Icon'
import { useSite } from '../../hooks/useSite'
import { serviceKey, thankYouPath } from '../../../plugins/content'
import { space } from '../../styles/sizes'
import { receiverAttributes } from '../contact/sending/configured-receiver'
import { ChoiceField } from './ChoiceField'
import { serviceField } from './choices'

export interface EstimateFormProps {
  model: Queries.EstimateModelFragment
  formRef: RefObject<HTMLFormElement>
  onChoice: (form: HTMLFormElement) => void
}

/** Visible while one of its services is selected, also without scripts. */
const ServiceQuestion = styled(ChoiceField).withConfig({
  shouldForwardProp: (name) => name !== '$services',
})<{ $services: readonly string[] }>`
  form:not(
      :has(
        ${({ $services }) =>
          $services.map((key) => `[name='${serviceField}'][value='${key}']:checked`).join()}
      )
    )
    > & {
    display: none;
  }
`

/** The fields that send the choices without scripts. */
const Sender = styled.div`
  display: none;
  gap: ${space[5]};
  justify-items: start;

  @media (scripting: none) {
    display: grid;
  }
`

/**
 * All questions of the estimate. Without JavaScript, the form sends the answers as a message. A
 * change of an answer renders no question again: on a slow phone that would take longer than a
 * frame.
 */
export const EstimateForm = memo(({ model, formRef, onChoice }: EstimateFormProps) => {
  const { labels, services, questions } = model
  const { email } = useSite()
  const hiddenFields = receiver
    ? (receiver.type === 'endpoint' && receiver.fields) || []
    : [{ name: 'form-name', value: 'estimate' }]
  return (
    <Stack
      as="form"
      $gap={10}
      data-print="hide"
      ref={formRef}
      name="estimate"
      method="post"
      {...(receiver
        ? receiverAttributes(email, labels.result)
        : { action: thankYouPath, 'data-netlify': 'true' })}
      autoComplete="off"
      {...withQuery}
      onChange={({ currentTarget }: FormEvent<HTMLFormElement>) => onChoice(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      {hiddenFields.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ChoiceField
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
            .filter((each) => each.questions.includes(key))
            .map(({ service }) => serviceKey(service.path))}
          name={key}
          legend={title}
          hint={hint}
          choices={choices.map((choice) => ({ ...choice, value: choice.key }))}
        />
      ))}
      <Sender data-without-scripts>
        <p>{labels.withoutScript}</p>
        <TextField label={labels.name} optional={labels.optional} name="name" autoComplete="name" />
        <TextField label={labels.email} name="email" type="email" autoComplete="email" />
        <Button type="submit">{labels.submit}</Button>
      </Sender>
    </Stack>
  )
})
EstimateForm.displayName = 'EstimateForm'

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
