import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { hasConsent, setConsent } from '../browser/analytics'
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

/** Asks whether the visit may be counted, and shows and changes the answer. */
export const AnalyticsConsent = ({ text, label }: NonNullable<Analytics['consent']>) => {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = box.current
    if (!input) return
    // The visitor may have ticked it before the page was hydrated. On a page that is loaded again,
    // the browser may have restored a tick that was removed in another window.
    const [visit] = performance.getEntriesByType('navigation')
    const isFirst = (visit as PerformanceNavigationTiming | undefined)?.type === 'navigate'
    if (input.checked && isFirst) setConsent(true)
    else input.checked = hasConsent()
  }, [])
  return (
    <Root>
      <p>{text}</p>
      <label>
        <input type="checkbox" ref={box} onChange={({ target }) => setConsent(target.checked)} />
        {label}
      </label>
    </Root>
  )
}
