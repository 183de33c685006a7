import { graphql } from 'gatsby'
import styled, { css } from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { Chip, ChipList } from '../../components/Chip'
import { Link } from '../../components/link/Link'
import { BrandSymbol } from '../../components/text/BrandSymbol'
import { keepHyphenatedWords } from '../../components/text/keep-hyphenated-words'
import { CardPicture } from '../../sections/CoverPicture'
import { wholeRow } from '../../sections/CardGrid'
import { Card, CardDescription, CardFacts, CardTitle } from '../../sections/PictureCard'
import { gradient } from '../../styles/colors'
import { hiddenInPrint, ruledCell } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'
import { type } from '../../styles/type'
import { Day, ReadingTime } from './ArticleFacts'

interface ArticleCardProps {
  article: Queries.ArticleCardFragment
  heading: 'h2' | 'h3'
  /** Whether its picture is loaded eagerly. */
  priority: boolean
}

/** In place of a picture. */
const NoPicture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  background: ${gradient.panel};

  ${up.tablet} {
    aspect-ratio: 16 / 10;
  }

  svg {
    height: 5rem;
  }

  ${hiddenInPrint}
`

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]} var(--inset) ${space[8]};

  ${up.tablet} {
    gap: ${space[4]};
    padding-block: ${space[6]} ${space[10]};
  }

  @media print {
    padding: ${space[3]} ${space[4]} ${space[3]} 0;
  }
`

/** The author and the tags, at the bottom of the card. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[4]};
  margin-top: auto;
  padding-top: ${space[2]};
  ${type.meta}
`

const ArticleCard = ({ article, heading, priority }: ArticleCardProps) => {
  const labels = useLabels()
  return (
    <Card>
      {article.picture ? (
        <CardPicture cover={article.picture} priority={priority} />
      ) : (
        <NoPicture>
          <BrandSymbol />
        </NoPicture>
      )}
      <Body>
        <CardFacts>
          <Day day={article.date}>{article.dateText}</Day>{' '}
          <ReadingTime words={article.body.words} />
        </CardFacts>
        <CardTitle as={heading}>
          <Link to={article.path} draggable={false}>
            {keepHyphenatedWords(article.title)}
          </Link>
        </CardTitle>
        <CardDescription>{article.description}</CardDescription>
        <Foot>
          <p>{article.author.name}</p>
          <ChipList aria-label={labels.tags}>
            {article.tags.map(({ title }) => (
              <Chip as="li" key={title}>
                {title}
              </Chip>
            ))}
          </ChipList>
        </Foot>
      </Body>
    </Card>
  )
}

const Grid = styled.ul<{ $featured: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;

  ${up.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > li {
      ${ruledCell}
    }

    > li:last-child:nth-child(${({ $featured }) => ($featured ? 'even' : 'odd')}) {
      ${wholeRow}
    }

    ${({ $featured }) =>
      $featured &&
      css`
        > li:first-child {
          ${wholeRow}
        }
      `}
  }
`

export interface ArticleGridProps {
  articles: readonly Queries.ArticleCardFragment[]
  heading?: 'h2' | 'h3'
  /** Whether the first one has a row of its own. */
  featured?: boolean
  priority?: boolean
}

/** Cards of articles, two in a row. */
export const ArticleGrid = ({
  articles,
  heading = 'h3',
  featured = false,
  priority = false,
}: ArticleGridProps) => (
  <Grid $featured={featured}>
    {articles.map((article, index) => (
      <li key={article.path}>
        <ArticleCard article={article} heading={heading} priority={priority && index === 0} />
      </li>
    ))}
  </Grid>
)

export const fragment = graphql`
  fragment ArticleCard on Article {
    path
    title
    description
    date
    dateText
    author {
      name
    }
    tags {
      title
    }
    picture {
      ...IllustrationPicture
    }
    body {
      words
    }
  }
`
