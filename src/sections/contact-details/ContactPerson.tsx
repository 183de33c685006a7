import { graphql, useStaticQuery } from 'gatsby'
import styled from 'styled-components'
import { Picture } from '../../components/Picture'
import { color } from '../../styles/colors'
import { avatar, radius, space } from '../../styles/sizes'
import { type } from '../../styles/type'

const Root = styled.div`
  display: grid;
  grid-template-columns: ${avatar} minmax(0, 1fr);
  gap: ${space[4]};
  align-items: center;
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

/**
 * The person who reads the messages, with a portrait; renders nothing if data/contact.json names no
 * person.
 * @param purpose what the person does next: reading the message, or taking the call
 */
export const ContactPerson = ({ purpose }: { purpose?: 'message' | 'call' }) => {
  const { contact } = useStaticQuery<Queries.ContactPersonQuery>(graphql`
    query ContactPerson {
      contact {
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
                    formats: [AVIF, WEBP]
                    placeholder: NONE
                  )
                }
              }
            }
          }
        }
      }
    }
  `)
  const contactPerson = contact?.contactPerson
  if (!contactPerson?.person) return null
  const { name, role, portrait } = contactPerson.person
  return (
    <Root>
      <Picture file={portrait.imgUrl} alt="" sizes={avatar} />
      <div>
        <p>
          <strong>{name}</strong>
          {`, ${role}`}
        </p>
        {purpose && <p>{contactPerson[purpose]}</p>}
      </div>
    </Root>
  )
}
