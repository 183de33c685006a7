import { graphql } from 'gatsby'
import { Fragment } from 'react'
import styled, { css } from 'styled-components'
import { color, translucent } from '../../../styles/colors'
import { radius, space } from '../../../styles/sizes'
import { font } from '../../../styles/type'

export interface SentenceIllustrationProps {
  parts: readonly Queries.SentenceIllustrationFragment[]
}

const Sentence = styled.p`
  color: ${color.text};
  font-size: 1.1875rem;
  line-height: 2.75;
`

/** The name is under the text, between the lines. */
const Entity = styled.span<{ $risk: boolean }>`
  position: relative;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.chip};
  background: ${translucent.entity};
  white-space: nowrap;

  small {
    position: absolute;
    left: ${space[2]};
    top: 100%;
    color: ${color.textFaint};
    font-family: ${font.code};
    font-size: 0.75rem;
    line-height: 1.5;
  }

  ${({ $risk }) =>
    $risk &&
    css`
      background: ${translucent.risk};
      color: ${color.danger};

      small {
        color: ${color.danger};
      }
    `}
`

/** A sentence with the entities that a language model has found. */
export const SentenceIllustration = ({ parts }: SentenceIllustrationProps) => (
  <Sentence>
    {parts.map(({ text, name, tone }) => (
      <Fragment key={text}>
        {name ? (
          <Entity $risk={tone === 'risk'}>
            {text}
            <small>{name}</small>
          </Entity>
        ) : (
          text
        )}{' '}
      </Fragment>
    ))}
  </Sentence>
)

export const fragment = graphql`
  fragment SentenceIllustration on ServiceIllustrationSentence {
    text
    name
    tone
  }
`
