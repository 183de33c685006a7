import styled from 'styled-components'
import { useLabels } from '../hooks/useLabels'
import { IconButton } from '../components/IconButton'
import { color } from '../styles/colors'
import { hiddenInPrint } from '../styles/mixins'
import { transition } from '../styles/motion'
import { control, layer, scrollThreshold, space } from '../styles/sizes'

/** The part of the page above which the button is not needed. */
const Top = styled.div`
  position: absolute;
  top: 0;
  height: ${scrollThreshold};
`

/** Hidden with `visibility`, so that showing it needs no layout. */
const Corner = styled.div`
  position: fixed;
  z-index: ${layer.float};
  inset-inline-end: ${space[4]};
  bottom: ${space[4]};

  [data-badge] ~ & {
    bottom: calc(${space[8]} + ${control.large});
  }

  visibility: hidden;
  opacity: 0;
  ${transition('opacity')}

  /* It must not cover the field that has the focus. */
  html:not(:has(:is(input:not([type='radio']), select, textarea):focus)) &[data-shown] {
    visibility: visible;
    opacity: 1;
  }

  button {
    background: ${color.surfaceHover};
  }

  ${hiddenInPrint}
`

/**
 * A floating button that scrolls to the top, while the page is scrolled
 * (src/browser/scroll-to-top.ts). Other elements than fields
 * that receive the focus are scrolled above it (`scroll-padding-bottom` in GlobalStyle.ts).
 */
export const ScrollToTop = () => {
  const labels = useLabels()
  return (
    <>
      <Top data-top="" />
      <Corner data-to-top="">
        <IconButton label={labels.scrollToTop} icon="arrow-up" />
      </Corner>
    </>
  )
}
