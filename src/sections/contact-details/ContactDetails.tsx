import styled from 'styled-components'
import { PhoneLink } from '../../components/link/PhoneLink'
import { Icon } from '../../components/icon/Icon'
import { localityLine, useSite } from '../../hooks/useSite'
import { color } from '../../styles/colors'
import { hoverColor, rule } from '../../styles/mixins'
import { space } from '../../styles/sizes'
import { type } from '../../styles/type'
import { WhatsAppLink } from './WhatsAppLink'

const List = styled.ul`
  width: 100%;
  max-width: 30rem;

  > li {
    display: flex;
    gap: ${space[4]};
    padding: ${space[4]} 0;
    ${rule}
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
  const { phones, email, address, hours } = useSite()
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
        <a href={`mailto:${email}`}>{email}</a>
      </li>
      <li>
        <Icon name="map-pin" />
        <address>
          {address.street}, {localityLine(address)}, {address.country}
          <br />
          {hours}
        </address>
      </li>
    </List>
  )
}
