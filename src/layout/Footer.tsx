import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { PostalAddress } from '../sections/PostalAddress'
import { useLabels } from '../hooks/useLabels'
import { analytics } from '../browser/analytics-setting'
import { CollapsibleOnMobile } from '../components/CollapsibleOnMobile'
import { PageContainer } from '../components/grid/PageContainer'
import { Row } from '../components/grid/Stack'
import { BrandLogo } from '../components/icon/BrandLogo'
import { Link } from '../components/link/Link'
import { PhoneLink } from '../components/link/PhoneLink'
import { type MenuLink, useNavigation } from '../hooks/useNavigation'
import { useFormats } from '../hooks/useFormats'
import { useSite } from '../hooks/useSite'
import { useTermsPages } from '../hooks/useTermsPages'
import { VisuallyHidden } from '../components/text/VisuallyHidden'
import { EmailLink } from '../components/link/EmailLink'
import { WhatsAppLink } from '../sections/ContactDetails'
import { PauseMotion } from '../sections/PauseMotion'
import { color } from '../styles/colors'
import { deadLink, hiddenInPrint, iconControl, hairlineTop } from '../styles/mixins'
import { transition } from '../styles/motion'
import { control, down, hairline, radius, space, up } from '../styles/sizes'
import { type } from '../styles/type'
import { AnalyticsConsent } from './AnalyticsConsent'
import { Logo } from './header/Logo'
import { LanguageLinks } from './LanguageLinks'
import { MenuLinks } from './MenuLinks'

const List = styled.ul`
  display: grid;
  justify-items: start;
  gap: ${space[1]};

  a,
  address {
    display: inline-block;
    padding: 0.125rem 0;
    font-style: normal;
  }
`

/** On phones, the text of a disclosure, whose style it has there. */
const ColumnTitle = styled.h2`
  margin-bottom: ${space[3]};
  color: ${color.textFaint};
  ${type.meta}
`

interface ColumnProps {
  title: string
  titleId?: string
  children: ReactNode
}

/** A list with its heading; on phones, a disclosure. */
const Column = ({ title, titleId, children }: ColumnProps) => (
  <CollapsibleOnMobile heading={<ColumnTitle id={titleId}>{title}</ColumnTitle>}>
    {children}
  </CollapsibleOnMobile>
)

/** The groups of a menu; renders nothing without any. */
const LinkList = ({ title, groups }: { title: string; groups: readonly MenuLink[] }) => {
  const titleId = useId()
  if (groups.length === 0) return null
  return (
    <nav aria-labelledby={titleId}>
      <Column title={title} titleId={titleId}>
        <List
          as={MenuLinks}
          links={groups.map((group) => ({ title: group.title, link: group.link }))}
        />
      </Column>
    </nav>
  )
}

const Root = styled.footer`
  ${hairlineTop}
  ${type.meta}

  a {
    ${transition('color')}
  }

  a[href]:hover {
    color: ${color.text};
  }

  ${hiddenInPrint}
`

/** The logo, a sentence and the social networks; on phones the icons are next to the logo if there is room. */
const Agency = styled.div`
  ${down.tablet} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
  }
`

const Description = styled.p`
  ${down.tablet} {
    order: 1;
    width: 100%;
  }

  ${up.tablet} {
    max-width: 20rem;
    margin-block: ${space[2]} ${space[4]};
  }
`

const SocialLink = styled(Link)`
  display: grid;
  place-items: center;
  ${iconControl}
  color: ${color.text};
  ${transition('background-color')}

  &:hover {
    background: ${color.surfaceHover};
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${space[6]} 0 ${space[3]};

  ${down.tablet} {
    > * + * {
      ${hairlineTop}
    }

    > ${Agency} + * {
      margin-top: ${space[5]};
    }
  }

  ${up.tablet} {
    gap: ${space[10]} ${space[8]};
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: ${space[16]} var(--inset);
  }

  ${up.desktop} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1.2fr) repeat(2, minmax(0, 1fr));
  }
`

const Bottom = styled.div`
  ${hairlineTop}
`

const LegalRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[3]} ${space[8]};
  padding: ${space[4]} var(--inset);
  color: ${color.textFaint};

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[6]};

    /* At the end of the page the button that scrolls to the top is there. */
    ${down.tablet} {
      padding-inline-end: ${control.large};
    }
  }

  a {
    padding: 0.125rem 0;
  }

  [aria-disabled] {
    ${deadLink}
  }
`

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
 * apply-color-scheme.js checks, stores and applies it, before the other scripts have loaded.
 * Without scripts the control is hidden, and the system decides.
 */
export const ColorSchemeControl = () => {
  const labels = useLabels()
  const choices = [
    ['auto', labels.systemColorScheme],
    ['light', labels.lightColorScheme],
    ['dark', labels.darkColorScheme],
  ] as const
  return (
    <Choices>
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

/** The attributes of a link whose page does not exist yet. */
const withoutTarget = { role: 'link', 'aria-disabled': true } as const

/** The current year in the agency's time zone or, if it has none, where the site is built. */
const yearIn = (timeZone: string | null): number =>
  Number(
    new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: timeZone ?? undefined }).format(),
  )

/** Its year is that of the build. */
export const Copyright = () => {
  const { legalName, timeZone } = useSite()
  const { year } = useFormats()
  return <p>{`© ${year(yearIn(timeZone))} ${legalName}`}</p>
}

/** The contact details, links to industries and services, and the legal line. */
export const Footer = () => {
  const labels = useLabels()
  const agency = useSite()
  const { industries, services } = useNavigation()
  const terms = useTermsPages()
  return (
    <Root>
      <PageContainer>
        <Columns>
          <Agency>
            <Logo />
            <Description>{agency.description}</Description>
            <Row as="ul" $gap={3}>
              {agency.socials.map(({ title, icon, link }) => (
                <li key={title}>
                  <SocialLink to={link} aria-label={title}>
                    <BrandLogo name={icon} size="1.125rem" />
                  </SocialLink>
                </li>
              ))}
            </Row>
          </Agency>
          <Column title={labels.talkToUs}>
            <List>
              {agency.phones.map((phone) => (
                <li key={phone}>
                  <PhoneLink phone={phone} />
                </li>
              ))}
              {agency.whatsapp && (
                <li>
                  <WhatsAppLink />
                </li>
              )}
              <li>
                <EmailLink email={agency.email} />
              </li>
              <li>
                <PostalAddress />
              </li>
            </List>
          </Column>
          <LinkList title={labels.industries} groups={industries} />
          <LinkList title={labels.services} groups={services} />
        </Columns>
      </PageContainer>
      {analytics?.consent && (
        <Bottom>
          <PageContainer>
            <AnalyticsConsent {...analytics.consent} />
          </PageContainer>
        </Bottom>
      )}
      <Bottom>
        <PageContainer>
          <LegalRow>
            <Copyright />
            <PauseMotion />
            {/* A build with a single color scheme does not contain the control. */}
            {THEME.colorScheme === 'auto' && <ColorSchemeControl />}
            <ul>
              {terms.map(({ path, title }) => (
                <li key={path}>
                  <Link to={path}>{title}</Link>
                </li>
              ))}
              <LanguageLinks />
              {agency.legal.map(({ title, link }) => (
                <li key={title}>
                  {link ? <Link to={link}>{title}</Link> : <a {...withoutTarget}>{title}</a>}
                </li>
              ))}
            </ul>
          </LegalRow>
        </PageContainer>
      </Bottom>
    </Root>
  )
}
