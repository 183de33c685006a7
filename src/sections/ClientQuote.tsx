import { graphql } from 'gatsby'
import styled from 'styled-components'
import labels from '../../data/ui-text.json'
import { Box, PageContainer } from '../components/grid/Box'
import { TextLink } from '../components/link/TextLink'
import { VisuallyHidden } from '../components/text/VisuallyHidden'
import { color } from '../styles/colors'
import { hairline, maxLineLength, space, up } from '../styles/sizes'
import { type } from '../styles/type'

export interface ClientQuoteProps {
  caseStudy: Queries.ClientQuoteFragment
  /** Whether it has a link to the case study; the case study's own page has none. */
  linked?: boolean
}

const Figure = styled.figure`
  padding: ${space[5]} 0;

  blockquote {
    color: ${color.text};
    ${type.lead}
  }

  p {
    max-width: ${maxLineLength};
  }

  p::before {
    content: '“';
    color: ${color.highlight};
  }

  p::after {
    content: '”';
    color: ${color.highlight};
  }

  figcaption {
    display: grid;
    justify-items: start;
    gap: ${space[4]};
    padding-top: ${space[6]};
    ${type.small}
  }

  b {
    display: block;
    color: ${color.text};
    font-weight: 560;
  }

  ${up.tablet} {
    padding: ${space[16]} var(--inset);

    blockquote {
      ${type.quote}
    }

    p::before {
      position: absolute;
      margin-inline-start: -0.5em;
    }
  }

  /* The source is in the column of the headings. */
  ${up.desktop} {
    display: grid;
    grid-template-columns: min(30rem, 40%) minmax(0, 1fr);
    padding: 0;

    blockquote {
      padding: ${space[19]} var(--inset);
      border-inline-start: ${hairline} solid ${color.line};
    }

    figcaption {
      grid-row: 1;
      align-content: space-between;
      padding-block: ${space[19]};
      padding-inline: var(--inset) ${space[10]};
    }
  }
`

/** A client's quote about a case study; renders nothing without a quote. */
export const ClientQuote = ({
  caseStudy: { path, title, quote },
  linked = true,
}: ClientQuoteProps) => {
  if (!quote) return null
  return (
    <Box $ruled data-print="plain">
      <PageContainer>
        <Figure data-print="plain above-6 keep-together">
          <blockquote>
            <p>{quote.text}</p>
          </blockquote>
          <figcaption>
            <span>
              <b>{quote.name}</b>
              {`${quote.role}, ${quote.company}`}
            </span>
            {linked && (
              <TextLink to={path}>
                {labels.caseStudy}
                <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
              </TextLink>
            )}
          </figcaption>
        </Figure>
      </PageContainer>
    </Box>
  )
}

export const fragment = graphql`
  fragment ClientQuote on CaseStudy {
    path
    title
    quote {
      ...CaseStudyQuote
    }
  }
`
