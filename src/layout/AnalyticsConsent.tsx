import styled from 'styled-components'
import type { Analytics } from '../browser/analytics-setting'
import { color } from '../styles/colors'
import { control, space } from '../styles/sizes'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[8]};
  padding: ${space[3]} var(--inset);
  color: ${color.textFaint};

  @media (scripting: none) {
    display: none;
  }

  label {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-height: ${control.medium};
    color: ${color.text};
    cursor: pointer;
  }

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${color.primary};
  }
`

/** Asks whether the visit may be counted; src/browser/analytics.ts shows and changes the answer. */
export const AnalyticsConsent = ({ text, label }: NonNullable<Analytics['consent']>) => (
  <Root>
    <p>{text}</p>
    <label>
      <input type="checkbox" data-analytics-consent="" />
      {label}
    </label>
  </Root>
)
