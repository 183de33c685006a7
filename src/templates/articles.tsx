import { graphql, type PageProps } from 'gatsby'
import { useLabels } from '../hooks/useLabels'
import { PageContainer } from '../components/grid/PageContainer'
import { useAddresses } from '../hooks/useAddresses'
import { ArticleGrid } from '../features/articles/ArticleCards'
import { ArticleTags } from '../features/articles/ArticleTags'
import { useCallsToAction, withButtonText } from '../hooks/useCallsToAction'
import { OverviewPage } from '../sections/page/OverviewPage'

/** A page of the list of articles, the newest first. */
export default function ArticlesPage({ data }: PageProps<Queries.ArticlesPageQuery>) {
  const labels = useLabels()
  const addresses = useAddresses()
  const { booking } = useCallsToAction()
  const { overview, articles } = data
  if (!overview) return null
  return (
    <OverviewPage
      path={addresses.articles}
      overview={overview}
      {...articles.pageInfo}
      banner={booking ? withButtonText(booking, labels.bookCall) : undefined}
    >
      <ArticleTags current={addresses.articles} />
      <PageContainer>
        <ArticleGrid articles={articles.nodes} heading="h2" featured priority />
      </PageContainer>
    </OverviewPage>
  )
}

export const query = graphql`
  query ArticlesPage($limit: Int!, $skip: Int!, $language: String!) {
    overview(file: { eq: "articles.json" }, language: { eq: $language }) {
      ...OverviewPage
    }
    articles: allArticle(
      filter: { language: { eq: $language } }
      sort: [{ date: DESC }, { title: ASC }]
      limit: $limit
      skip: $skip
    ) {
      pageInfo {
        currentPage
        pageCount
      }
      nodes {
        ...ArticleCard
      }
    }
  }
`
