import { useId } from 'react'
import { PageContainer } from '../../components/grid/PageContainer'
import { PhoneLink } from '../../components/PhoneLink'
import { Link } from '../../components/Link'
import { BrandLogo } from '../../components/icon/BrandLogo'
import { Tagline, Columns, Root, Legal, LegalRow, List, Socials, Title } from './Footer.parts'
import { Logo } from '../header/Logo'
import { PauseMotion } from '../../sections/PauseMotion'
import { useSite } from '../../hooks/useSite'
import { useUiText } from '../../hooks/useUiText'
import { useNavigation } from '../../hooks/useNavigation'

interface LinkListProps {
  title: string
  links: readonly { title: string; link: string }[]
}

const LinkList = ({ title, links }: LinkListProps) => {
  const titleId = useId()
  return (
    <nav aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      <List>
        {links.map(({ title, link }) => (
          <li key={link}>
            <Link to={link}>{title}</Link>
          </li>
        ))}
      </List>
    </nav>
  )
}

/** The contact details, links to industries and services, and the legal line. */
export const Footer = () => {
  const agency = useSite()
  const labels = useUiText()
  const { industries, services } = useNavigation()
  const { street, locality, country } = agency.address
  return (
    <Root>
      <PageContainer>
        <Columns>
          <div>
            <Logo />
            <Tagline>{agency.description}</Tagline>
            <Socials>
              {agency.socials.map(({ title, icon, link }) => (
                <li key={title}>
                  <Link to={link} aria-label={title}>
                    <BrandLogo name={icon} size="1.125rem" />
                  </Link>
                </li>
              ))}
            </Socials>
          </div>
          <div>
            <Title>{labels.talkToUs}</Title>
            <List>
              {agency.phones.map((phone) => (
                <li key={phone}>
                  <PhoneLink phone={phone} />
                </li>
              ))}
              <li>
                <a href={`mailto:${agency.email}`}>{agency.email}</a>
              </li>
              <li>
                <address>
                  {street},
                  <br />
                  {locality}, {country}
                </address>
              </li>
            </List>
          </div>
          <LinkList title={labels.industries} links={industries} />
          <LinkList title={labels.services} links={services} />
        </Columns>
      </PageContainer>
      <Legal>
        <PageContainer>
          <LegalRow>
            {/* The page may have been built in another year. */}
            <p suppressHydrationWarning>{`© ${new Date().getFullYear()} ${agency.legalName}`}</p>
            <PauseMotion />
            <ul className="plain">
              {agency.legal.map(({ title, link }) => (
                <li key={title}>{link ? <Link to={link}>{title}</Link> : title}</li>
              ))}
            </ul>
          </LegalRow>
        </PageContainer>
      </Legal>
    </Root>
  )
}
