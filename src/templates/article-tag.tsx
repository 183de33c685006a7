import { graphql, type PageProps } from 'gatsby'
import { useLabels } from '../hooks/useLabels'
import { PageContainer } from '../components/grid/PageContainer'
import { useAddresses } from '../hooks/useAddresses'
import { ArticleGrid } from '../features/articles/ArticleCards'
import { ArticleTags } from '../features/articles/ArticleTags'
import { useCallsToAction, withButtonText } from '../hooks/useCallsToAction'
import { Banner } from '../sections/Banner'
import { Page } from '../sections/page/Page'

/** All articles with a tag, the newest first. */
export default function ArticleTagPage({ data }: PageProps<Queries.ArticleTagPageQuery>) {
  const labels = useLabels()
  const addresses = useAddresses()
  const { booking, inquiry } = useCallsToAction()
  const { overview, tag, articles } = data
  if (!overview || !tag) return null
  return (
    <Page
      path={tag.path}
      breadcrumbs={[{ title: overview.title, path: addresses.articles }]}
      title={tag.title}
      description={tag.description}
      seo={{ parent: overview.title }}
    >
      <ArticleTags current={tag.path} />
      <PageContainer>
        <ArticleGrid articles={articles.nodes} heading="h2" priority />
      </PageContainer>
      <Banner {...(booking ? withButtonText(booking, labels.bookCall) : inquiry)} />
    </Page>
  )
}

export const query = graphql`
  query ArticleTagPage($id: String!, $language: String!) {
    overview(file: { eq: "articles.json" }, language: { eq: $language }) {
      title
    }
    tag: articleTag(id: { eq: $id }) {
      path
      title
      description
    }
    articles: allArticle(
      filter: { language: { eq: $language }, tags: { elemMatch: { id: { eq: $id } } } }
      sort: [{ date: DESC }, { title: ASC }]
    ) {
      nodes {
        ...ArticleCard
      }
    }
  }
`
