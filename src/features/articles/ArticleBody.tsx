import { Fragment } from 'react'
import styled from 'styled-components'
import { MarkdownSections, type SectionsLook } from '../../sections/markdown/MarkdownSections'
import { color } from '../../styles/colors'
import { hairlineTop, keptWithNext } from '../../styles/mixins'
import { hairline, imageSizes, maxLineLength, space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

/** Only wide windows have space for it. */
const ContentsColumn = styled.div`
  display: none;

  ${up.desktop} {
    display: block;
  }
`

const Root = styled.div`
  ${hairlineTop}

  @media print {
    border: 0;
  }
`

const WithContents = styled(Root)`
  ${up.desktop} {
    display: grid;
    grid-template-columns: min(22rem, 28%) minmax(0, 1fr);
  }

  @media print {
    display: block;
  }
`

const Column = styled.div`
  padding: ${space[8]} var(--inset) ${space[13]};
  color: ${color.textSoft};

  ${up.tablet} {
    padding-block: ${space[16]} ${space[24]};
    ${type.intro}
  }

  /* More space after what is not a line of text. */
  :is(figure, pre, table) + p {
    margin-top: ${space[6]};
  }

  ${up.desktop} {
    ${WithContents} > & {
      border-inline-start: ${hairline} solid ${color.line};
    }

    ${Root}:not(${WithContents}) > & {
      width: fit-content;
      margin-inline: auto;
    }
  }

  @media print {
    padding: 0;
    border: 0;
  }
`

/* The first paragraph says what the article is about. */
const Opening = styled.div`
  > p:first-child {
    margin-top: 0;
    color: ${color.text};
    ${type.lead}
  }
`

const Part = styled.section`
  margin-top: ${space[10]};

  ${up.tablet} {
    margin-top: ${space[16]};
  }

  &:first-child {
    margin-top: 0;
  }
`

const PartTitle = styled.h2`
  max-width: ${maxLineLength};
  ${type.cardTitle}

  ${Part}:target & {
    color: ${color.link};
  }

  ${keptWithNext}
`

const look: SectionsLook = {
  minContents: 3,
  pictureSizes: imageSizes.prose,
  WithContents,
  WithoutContents: Root,
  Contents: ContentsColumn,
  Text: Column,
  Opening,
  Part,
  Head: ({ titleId, children }) => <PartTitle id={titleId}>{children}</PartTitle>,
  Notes: Fragment,
}

/** The text of an article in one column, its footnotes, and in wide windows a list of its headings. */
export const ArticleBody = (body: Queries.MarkdownTextFragment) => (
  <MarkdownSections body={body} look={look} />
)
