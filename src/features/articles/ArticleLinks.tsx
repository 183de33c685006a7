import { graphql } from 'gatsby'
import { fillNodes } from '../../components/text/fill-nodes'
import { useLabels } from '../../hooks/useLabels'
import { Section } from '../../components/grid/Section'
import { TextLink } from '../../components/link/TextLink'
import { useAddresses } from '../../hooks/useAddresses'
import { Day, ReadingTime } from './ArticleFacts'
import { LinkCells } from './LinkCells'

/** The articles about a page, such as a service; renders nothing if there are none. */
export const ArticleLinks = ({
  articles,
}: {
  articles: readonly Queries.ArticleLinkFragment[]
}) => {
  const labels = useLabels()
  const addresses = useAddresses()
  if (articles.length === 0) return null
  return (
    <Section
      title={labels.articles}
      action={<TextLink to={addresses.articles}>{labels.allArticles}</TextLink>}
    >
      <LinkCells
        links={articles.map(({ date, dateText, body, ...article }) => ({
          ...article,
          label: (
            <>
              {fillNodes(labels.pair, {
                first: <Day day={date}>{dateText}</Day>,
                second: <ReadingTime words={body.words} />,
              })}
            </>
          ),
        }))}
      />
    </Section>
  )
}

export const fragment = graphql`
  fragment ArticleLink on Article {
    path
    title
    description
    date
    dateText
    body {
      words
    }
  }
`
