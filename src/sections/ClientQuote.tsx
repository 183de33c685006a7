import { graphql } from 'gatsby'
import styled from 'styled-components'
import { fillText } from '../../plugins/content'
import { useLabels } from '../hooks/useLabels'
import { PageContainer } from '../components/grid/PageContainer'
import { TextLink } from '../components/link/TextLink'
import { TitledLabel } from '../components/text/TitledLabel'
import { color } from '../styles/colors'
import { hairlineTop } from '../styles/mixins'
import { hairline, maxLineLength, space, up } from '../styles/sizes'
import { type } from '../styles/type'
import { byWriting } from '../styles/writing'

export interface ClientQuoteProps {
  caseStudy: Queries.ClientQuoteFragment
  /** Whether it has a link to the case study; the case study's own page has none. */
  linked?: boolean
}

const Root = styled.div`
  ${hairlineTop}

  @media print {
    border: 0;
  }
`

const Figure = styled.figure`
  padding: ${space[5]} 0;

  ${up.tablet} {
    padding: ${space[16]} var(--inset);
  }

  ${up.desktop} {
    display: grid;
    grid-template-columns: min(30rem, 40%) minmax(0, 1fr);
    padding: 0;
  }

  @media print {
    padding: ${space[6]} 0 0;
    break-inside: avoid;
  }
`

const Quote = styled.blockquote`
  color: ${color.text};
  ${type.lead}

  ${up.tablet} {
    ${type.quote}
  }

  ${up.desktop} {
    padding: ${space[19]} var(--inset);
    border-inline-start: ${hairline} solid ${color.line};
  }
`

const QuoteText = styled.p`
  position: relative;
  max-width: ${maxLineLength};

  &::before {
    content: open-quote;
    color: ${color.highlight};
  }

  &::after {
    content: close-quote;
    color: ${color.highlight};
  }

  /* From tablets up the text begins in line with what is above it, and the mark before that line: by
     its own width, where that is a half or a whole square. */
  @media screen {
    ${up.tablet} {
      &::before {
        position: absolute;
        ${byWriting(({ hasSquareLetters }) =>
          hasSquareLetters ? 'inset-inline-end: 100%;' : 'margin-inline-start: -0.5em;',
        )}
      }
    }
  }
`

/* Under the quote; in a wide window before it, in the column of the headings: an element with a row is
   placed first. */
const Source = styled.figcaption`
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  padding-top: ${space[6]};
  ${type.small}

  ${up.desktop} {
    grid-row: 1;
    align-content: space-between;
    padding-block: ${space[19]};
    padding-inline: var(--inset) ${space[10]};
  }
`

const Name = styled.b`
  display: block;
  color: ${color.text};
  font-weight: 560;
`

/** A client's quote about a case study; renders nothing without a quote. */
export const ClientQuote = ({
  caseStudy: { path, title, quote },
  linked = true,
}: ClientQuoteProps) => {
  const labels = useLabels()
  if (!quote) return null
  return (
    <Root>
      <PageContainer>
        <Figure>
          <Quote>
            <QuoteText>{quote.text}</QuoteText>
          </Quote>
          <Source>
            <span>
              <Name>{quote.name}</Name>
              {fillText(labels.clientRole, { role: quote.role, company: quote.company })}
            </span>
            {linked && (
              <TextLink to={path}>
                <TitledLabel label={labels.caseStudy} title={title} />
              </TextLink>
            )}
          </Source>
        </Figure>
      </PageContainer>
    </Root>
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
