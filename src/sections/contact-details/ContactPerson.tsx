import { graphql, useStaticQuery } from 'gatsby'
import styled from 'styled-components'
import { type BoxProps, Stack } from '../../components/grid/Box'
import { Picture } from '../../components/Picture'
import { color } from '../../styles/colors'
import type { PrintAttribute } from '../../styles/print'
import { avatar, radius } from '../../styles/sizes'

const Root = styled(Stack)`
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

export interface ContactPersonProps extends BoxProps, PrintAttribute {
  /** What the person does next: reading the message, or taking the call. */
  purpose?: 'message' | 'call'
}

/**
 * The person who reads the messages, with a portrait; renders nothing if data/contact.json names no
 * person.
 */
export const ContactPerson = ({ purpose, ...box }: ContactPersonProps) => {
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
    <Root
      $columns={`${avatar} minmax(0, 1fr)`}
      $gap={4}
      $align="center"
      $max="34rem"
      $type="meta"
      {...box}
    >
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
