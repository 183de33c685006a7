import { graphql, useStaticQuery } from 'gatsby'
import styled from 'styled-components'
import { PostalAddress } from './PostalAddress'
import { fillNodes } from '../components/text/fill-nodes'
import { fillText } from '../../plugins/content'
import { useInLanguage } from '../hooks/useInLanguage'
import { useLabels } from '../hooks/useLabels'
import { Icon } from '../components/icon/Icon'
import { EmailLink } from '../components/link/EmailLink'
import { Link } from '../components/link/Link'
import { PhoneLink } from '../components/link/PhoneLink'
import { Picture } from '../components/Picture'
import { useSite } from '../hooks/useSite'
import { whatsappUrl } from '../content/addresses'
import { color } from '../styles/colors'
import { hoverColor, hairlineTop } from '../styles/mixins'
import { avatar, radius, space } from '../styles/sizes'
import { type } from '../styles/type'

/** The link to the agency's WhatsApp chat; renders nothing without a number. */
export const WhatsAppLink = () => {
  const labels = useLabels()
  const { whatsapp } = useSite()
  return whatsapp ? <Link to={whatsappUrl(whatsapp)}>{labels.whatsapp}</Link> : null
}

const List = styled.ul`
  max-width: 30rem;

  > li {
    display: flex;
    gap: ${space[4]};
    padding: ${space[4]} 0;
    ${hairlineTop}
    ${type.small}
  }

  svg {
    margin-top: 0.125rem;
    color: ${color.highlight};
  }

  address {
    font-style: normal;
  }

  a {
    display: block;
    ${hoverColor(color.text)}
  }
`

/** Phone numbers, WhatsApp, email and address. */
export const ContactDetails = () => {
  const { phones, email, hours } = useSite()
  return (
    <List>
      <li>
        <Icon name="phone" />
        <div>
          {phones.map((phone) => (
            <PhoneLink key={phone} phone={phone} />
          ))}
          <WhatsAppLink />
        </div>
      </li>
      <li>
        <Icon name="mail" />
        <EmailLink email={email} />
      </li>
      <li>
        <Icon name="map-pin" />
        <PostalAddress>
          <br />
          {hours}
        </PostalAddress>
      </li>
    </List>
  )
}

/* The portrait, then the name. */
const Person = styled.div`
  display: grid;
  grid-template-columns: ${avatar} minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]};
  max-width: 34rem;
  ${type.meta}

  picture {
    border-radius: ${radius.round};
    overflow: clip;
  }

  /* Only the face: a portrait with shoulders is too small to recognize. */
  img {
    transform: scale(1.35);
    transform-origin: 50% 40%;
  }

  strong {
    color: ${color.text};
    font-weight: 560;
  }
`

export interface ContactPersonProps {
  /** What the person does next: reading the message, or taking the call. */
  purpose?: 'message' | 'call'
  className?: string
}

/**
 * The person who reads the messages, with a portrait; renders nothing if data/contact.json names no
 * person.
 */
export const ContactPerson = ({ purpose, className }: ContactPersonProps) => {
  const { allContact } = useStaticQuery<Queries.ContactPersonQuery>(graphql`
    query ContactPerson {
      allContact {
        nodes {
          language
          contactPerson {
            message
            call
            person {
              name
              role
              portrait {
                imgUrl {
                  childImageSharp {
                    gatsbyImageData(
                      layout: CONSTRAINED
                      width: 200
                      outputPixelDensities: [0.5, 1]
                      formats: [AVIF]
                      placeholder: NONE
                    )
                    webp: gatsbyImageData(
                      layout: CONSTRAINED
                      width: 200
                      outputPixelDensities: [1]
                      formats: [WEBP]
                      placeholder: NONE
                    )
                  }
                }
              }
            }
          }
        }
      }
    }
  `)
  const labels = useLabels()
  const [contact] = useInLanguage(allContact.nodes)
  const contactPerson = contact?.contactPerson
  if (!contactPerson?.person) return null
  const { name, role, portrait } = contactPerson.person
  const action = purpose && contactPerson[purpose]
  return (
    <Person className={className}>
      <Picture file={portrait.imgUrl} alt="" sizes={avatar} />
      <div>
        <p>{fillNodes(fillText(labels.personRole, { role }), { name: <strong>{name}</strong> })}</p>
        {action && <p>{action}</p>}
      </div>
    </Person>
  )
}
