import styled from 'styled-components'
import { ButtonLink } from '../../components/Button'
import { PageContainer } from '../../components/grid/PageContainer'
import { color } from '../../styles/colors'
import { hiddenInPrint } from '../../styles/mixins'
import { from, hairline, layer, space } from '../../styles/sizes'
import { HeaderBackdrop } from './HeaderBackdrop'
import { Logo } from './Logo'
import { MainNav } from './MainNav'
import { MobileMenu } from './MobileMenu'
import { useNavigation } from '../../hooks/useNavigation'

const Bar = styled.header`
  position: sticky;
  z-index: ${layer.header};
  top: 0;
  border-bottom: ${hairline} solid ${color.line};

  ${hiddenInPrint}
`

const Row = styled(PageContainer)`
  position: relative;
  display: flex;
  /* Wraps only when the text size is very large. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 min(${space[4]}, 2.5vw);
  min-height: calc(var(--header) - 1px);
  padding-inline: calc(var(--gutter) + var(--inset)) 0;
`

const Contact = styled.div`
  display: none;

  ${from.laptop} {
    display: block;
    padding-right: ${space[4]};
  }
`

const Mobile = styled.div`
  ${from.tablet} {
    padding-right: ${space[4]};
  }

  ${from.laptop} {
    display: none;
  }
`

/** The top bar: logo, menus and contact link. */
export const Header = ({ pathname }: { pathname: string }) => {
  const { contact } = useNavigation()
  return (
    <Bar>
      <HeaderBackdrop />
      <Row data-gutter="">
        <Logo />
        <MainNav pathname={pathname} />
        <Contact>
          <ButtonLink to={contact.link} size="sm">
            {contact.title}
          </ButtonLink>
        </Contact>
        <Mobile>
          <MobileMenu pathname={pathname} />
        </Mobile>
      </Row>
    </Bar>
  )
}
