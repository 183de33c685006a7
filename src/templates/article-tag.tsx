import { graphql, type PageProps } from 'gatsby'
import { useLabels } from '../hooks/useLabels'
import { PageContainer } from '../components/grid/PageContainer'
import { useAddresses } from '../hooks/useAddresses'
import { ArticleGrid } from '../features/articles/ArticleCards'
import { ArticleTags } from '../features/articles/ArticleTags'
import { useCallsToAction, withButtonText } from '../hooks/useCallsToAction'
import { Banner } from '../sections/Banner'
import { ListPages, useLaterPageSeo } from '../sections/page/ListPages'
import { Page } from '../sections/page/Page'

/** A page of the articles with a tag, the newest first. */
export default function ArticleTagPage({ data }: PageProps<Queries.ArticleTagPageQuery>) {
  const labels = useLabels()
  const addresses = useAddresses()
  const { booking, inquiry } = useCallsToAction()
  const { overview, tag, articles } = data
  const laterPageSeo = useLaterPageSeo()
  if (!overview || !tag) return null
  const { path, title, description } = tag
  const { currentPage, pageCount } = articles.pageInfo
  const list = { title: overview.title, path: addresses.articles }
  return (
    <Page
      path={addresses.listPage(path, currentPage)}
      breadcrumbs={[list]}
      title={title}
      description={description}
      seo={{
        parent: overview.title,
        ...(currentPage > 1 && {
          ...laterPageSeo({ path, title, seo: tag }, currentPage),
          breadcrumbs: [list, { title, path }],
        }),
      }}
    >
      <ArticleTags current={path} />
      <PageContainer>
        <ArticleGrid articles={articles.nodes} heading="h2" priority />
      </PageContainer>
      <ListPages path={path} current={currentPage} count={pageCount} />
      <Banner {...(booking ? withButtonText(booking, labels.bookCall) : inquiry)} />
    </Page>
  )
}

export const query = graphql`
  query ArticleTagPage($id: String!, $limit: Int!, $skip: Int!, $language: String!) {
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
