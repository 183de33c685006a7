import styled from 'styled-components'
import { capitalize } from '../../../plugins/content'
import { Icon } from '../../components/icon/Icon'
import { useLocale } from '../../hooks/useLocale'
import { color } from '../../styles/colors'
import { transition } from '../../styles/motion'
import { down, hairline, radius, shadow, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import { LanguageLinks, languageIn } from '../LanguageLinks'
import { Entries } from './MainNav'

const Disclosure = styled.details`
  ${up.laptop} {
    position: relative;
  }
`

/** Narrow: the rows under the entry. Wide: a panel under it. */
const Languages = styled.ul`
  a {
    display: flex;
    align-items: center;
  }

  ${down.laptop} {
    padding-bottom: ${space[3]};
    border-bottom: ${hairline} solid ${color.line};

    a {
      min-height: 2.875rem;
      padding: ${space[1]} var(--inset);
      ${type.body}
    }
  }

  ${up.laptop} {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-end: 0;
    min-width: 100%;
    max-height: calc(100vh - var(--header));
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: ${space[2]};
    border: ${hairline} solid ${color.lineStrong};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow.frame};

    a {
      min-height: 2.75rem;
      padding: 0 ${space[3]};
      border-radius: ${radius.chip};
      ${type.small}
      white-space: nowrap;
      ${transition('background-color', 'color')}

      &:hover {
        background: ${color.surfaceHover};
        color: ${color.text};
      }
    }
  }

  /* Find-in-page and text fragments open a closed <details>, unless its content is not rendered. */
  :not([open]) > & {
    display: none;
  }
`

/** An entry of the header with the name of the language, which opens the links to all others. */
export const LanguageMenu = () => {
  const { language } = useLocale()
  return (
    <Entries>
      <li>
        <Disclosure name="menu">
          <summary>
            {capitalize(languageIn(language, language), language)}
            <Icon name="chevron-down" />
          </summary>
          <Languages>
            <LanguageLinks />
          </Languages>
        </Disclosure>
      </li>
    </Entries>
  )
}
