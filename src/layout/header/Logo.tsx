import styled from 'styled-components'
import { iconUrl } from '../../components/icon/Icon'
import { Link } from '../../components/link/Link'
import { useAddresses } from '../../hooks/useAddresses'
import { color } from '../../styles/colors'
import { logoSize, space, up, wordmarkSize } from '../../styles/sizes'
import { tracking } from '../../styles/writing'
import { useSite } from '../../hooks/useSite'

/** The text size of the name, in rem. The logo grows with it; large text leaves room for both on a phone. */
const nameSize = 1.25

const HomeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 0.6em;
  min-width: 0;
  min-height: 2.75rem;
  color: ${color.text};
  font-size: min(${nameSize}rem, 7.5vw);
  font-weight: 600;
  line-height: 1.15;
  letter-spacing: ${tracking('-0.02em')};
`

const LogoSymbol = styled.svg`
  flex: none;
  width: ${logoSize.width / nameSize}em;
  height: ${logoSize.height / nameSize}em;
  fill: ${color.highlight};

  /* The symbol is in the gutter, so that the name starts at the content's edge. */
  [data-gutter] & {
    ${up.tablet} {
      box-sizing: content-box;
      margin-inline: calc(-1 * (var(--inset) + var(--gutter) / 2 + ${logoSize.width / 2}rem))
        calc(var(--inset) + var(--gutter) / 2 - ${logoSize.width / 2}rem - ${space[3]});
    }
  }
`

const WordmarkSymbol = styled.svg`
  width: ${wordmarkSize?.width}rem;
  height: ${wordmarkSize?.height}rem;
  fill: ${color.text};
`

const Wordmark = () => (
  <WordmarkSymbol role="img" aria-label={useSite().name}>
    <use href={iconUrl('wordmark')} />
  </WordmarkSymbol>
)

const LogoAndName = () => (
  <>
    <LogoSymbol aria-hidden="true">
      <use href={iconUrl('brand')} />
    </LogoSymbol>
    {useSite().name}
  </>
)

/** The wordmark, or the logo and the agency's name, as a link to the home page. */
export const Logo = () => {
  const addresses = useAddresses()
  return <HomeLink to={addresses.home}>{wordmarkSize ? <Wordmark /> : <LogoAndName />}</HomeLink>
}
