import styled from 'styled-components'
import { Frame } from '../components/Frame'
import { Link } from '../components/Link'
import { Mark } from '../components/Mark'
import { from } from '../styles/breakpoints'
import { color } from '../styles/colors'
import { motion } from '../styles/motion'
import { control, hairline, radius } from '../styles/shape'
import { space } from '../styles/space'
import { type } from '../styles/type'
import { Logo } from './Logo'
import { PauseMotion } from './PauseMotion'
import { useAgency } from './useAgency'
import { useInterface } from './useInterface'
import { useNavigation } from './useNavigation'

const Ground = styled.footer`
  border-top: ${hairline} solid ${color.line};
  ${type.meta}

  @media print {
    display: none;
  }
`

const Columns = styled.div`
  display: grid;
  gap: ${space[10]} ${space[8]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  padding: ${space[13]} 0;

  > :first-child,
  > :nth-child(2) {
    grid-column: 1 / -1;
  }

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: ${space[16]} var(--inset);

    > :first-child,
    > :nth-child(2) {
      grid-column: auto;
    }
  }

  ${from.desktop} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1.2fr) repeat(2, minmax(0, 1fr));
  }
`

const Title = styled.h2`
  margin-bottom: ${space[3]};
  color: ${color.textFaint};
  ${type.meta}
`

const List = styled.ul`
  display: grid;
  justify-items: start;
  gap: ${space[1]};

  overflow-wrap: anywhere;

  a,
  address {
    display: inline-block;
    padding: 0.125rem 0;
    font-style: normal;
  }

  a {
    transition: color ${motion.press};
  }

  a:hover {
    color: ${color.text};
  }
`

const Claim = styled.p`
  max-width: 20rem;
  margin: ${space[3]} 0 ${space[5]};
`

const Socials = styled.ul`
  display: flex;
  gap: ${space[3]};

  a {
    display: grid;
    place-items: center;
    width: ${control.medium};
    height: ${control.medium};
    border: ${hairline} solid ${color.lineStrong};
    border-radius: ${radius.control};
    color: ${color.text};
    transition: background-color ${motion.press};
  }

  a:hover {
    background: ${color.raisedHi};
  }
`

const Legal = styled.div`
  border-top: ${hairline} solid ${color.line};
`

const LegalRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[3]} ${space[8]};
  padding: ${space[6]} 0;
  color: ${color.textFaint};

  ${from.tablet} {
    padding-inline: var(--inset);
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2]} ${space[6]};
  }

  a {
    padding: 0.125rem 0;
  }

  a:hover {
    color: ${color.text};
  }
`

interface LinkListProps {
  title: string
  links: readonly { title: string; link: string }[]
}

const LinkList = ({ title, links }: LinkListProps) => (
  <div>
    <Title>{title}</Title>
    <List>
      {links.map(({ title: words, link }) => (
        <li key={link}>
          <Link to={link}>{words}</Link>
        </li>
      ))}
    </List>
  </div>
)

/** How to reach the agency, what it does, and the legal line. */
export const Footer = () => {
  const agency = useAgency()
  const words = useInterface()
  const { industries, services } = useNavigation()
  const { street, locality, country } = agency.address
  return (
    <Ground>
      <Frame>
        <Columns>
          <div>
            <Logo />
            <Claim>{agency.description}</Claim>
            <Socials>
              {agency.socials.map(({ title, icon, link }) => (
                <li key={title}>
                  <Link to={link} aria-label={title}>
                    <Mark name={icon} size="1.125rem" />
                  </Link>
                </li>
              ))}
            </Socials>
          </div>
          <div>
            <Title>{words.talkToUs}</Title>
            <List>
              {agency.phones.map((phone) => (
                <li key={phone}>
                  <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
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
          <LinkList title={words.industries} links={industries} />
          <LinkList title={words.services} links={services} />
        </Columns>
      </Frame>
      <Legal>
        <Frame>
          <LegalRow>
            {/* The page may have been built in another year: then the browser's holds. */}
            <p suppressHydrationWarning>{`© ${new Date().getFullYear()} ${agency.legalName}`}</p>
            <PauseMotion />
            <ul className="plain">
              {agency.legal.map(({ title, link }) => (
                <li key={title}>{link ? <Link to={link}>{title}</Link> : title}</li>
              ))}
            </ul>
          </LegalRow>
        </Frame>
      </Legal>
    </Ground>
  )
}
