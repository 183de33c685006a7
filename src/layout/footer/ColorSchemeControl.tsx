import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import labels from '../../../data/ui-text.json'
import { VisuallyHidden } from '../../components/text/VisuallyHidden'
import { color } from '../../styles/colors'
import { transition } from '../../styles/motion'
import { control, hairline, radius, space, up } from '../../styles/sizes'

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.control};

  /* In the middle of a line of text, which it does not make higher. */
  ${up.tablet} {
    margin-block: -${space[3]};
  }

  /* The script in the head says that it is there, and handles a choice. */
  html:not([data-color-scheme]) & {
    display: none;
  }

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-width: ${control.medium};
    min-height: ${control.medium};
    padding: 0 ${space[4]};
    border-radius: ${radius.control};
    cursor: pointer;
    ${transition('background-color', 'color')}
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    appearance: none;
    cursor: inherit;
  }

  label:hover {
    color: ${color.text};
  }

  :has(> :checked) {
    background: ${color.surfaceHover};
    color: ${color.text};

    @media (forced-colors: active) {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }
`

/**
 * The visitor's choice of a color scheme: the system's, light or dark. The inline script
 * apply-color-scheme.js stores and applies it, so that it works before the other scripts have loaded.
 * Without scripts the control is hidden, and the system decides.
 */
export const ColorSchemeControl = () => {
  const root = useRef<HTMLFieldSetElement>(null)
  // Needed after a navigation: the inline script has only seen the control of the first page.
  useEffect(() => {
    const chosen = document.documentElement.dataset.colorScheme ?? 'auto'
    for (const radio of root.current?.querySelectorAll('input') ?? []) {
      radio.checked = radio.value === chosen
    }
  }, [])
  const choices = [
    ['auto', labels.systemColorScheme],
    ['light', labels.lightColorScheme],
    ['dark', labels.darkColorScheme],
  ] as const
  return (
    <Choices ref={root}>
      <VisuallyHidden as="legend">{labels.colorScheme}</VisuallyHidden>
      {choices.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name="color-scheme" value={value} defaultChecked={value === 'auto'} />
          {label}
        </label>
      ))}
    </Choices>
  )
}
