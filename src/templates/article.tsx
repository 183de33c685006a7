import { graphql, type PageProps } from 'gatsby'
import { useLabels } from '../hooks/useLabels'
import { Section } from '../components/grid/Section'
import { blogPosting } from '../components/seo/structured-data'
import { usePagePicture } from '../components/seo/usePagePicture'
import { useAddresses } from '../hooks/useAddresses'
import { ArticleBody } from '../features/articles/ArticleBody'
import { ArticleByline } from '../features/articles/ArticleByline'
import { ArticleTagList } from '../features/articles/ArticleTags'
import { LinkCells } from '../features/articles/LinkCells'
import { ArticleNeighbors, OtherArticles } from '../features/articles/MoreArticles'
import { useCallsToAction, withButtonText } from '../hooks/useCallsToAction'
import { useSite } from '../hooks/useSite'
import { Banner } from '../sections/Banner'
import { HeaderFrame, headerSizes } from '../sections/page/HeaderFrame'
import { Page } from '../sections/page/Page'
import { PagePicture } from '../sections/PagePicture'

export default function ArticlePage({ data }: PageProps<Queries.ArticlePageQuery>) {
  const labels = useLabels()
  const addresses = useAddresses()
  const agency = useSite()
  const picture = usePagePicture()
  const { booking, inquiry } = useCallsToAction()
  const { article, overview, older, newer } = data
  if (!article || !overview) return null
  const { path, title, description, date, updated, tags, about } = article
  return (
    <Page
      path={path}
      breadcrumbs={[{ title: overview.title, path: addresses.articles }]}
      title={title}
      description={description}
      seo={{
        parent: overview.title,
        about: [blogPosting(agency, article, picture.url)],
        article: { date, updated },
        ...article.seo,
      }}
      claim={<ArticleByline {...article} />}
      illustration={
        article.picture && (
          <HeaderFrame layout="below" isSpacious>
            <PagePicture picture={article.picture} sizes={headerSizes.below} priority />
          </HeaderFrame>
        )
      }
      details={<ArticleTagList tags={tags} />}
      printFooter
    >
      <ArticleBody {...article.body} />
      {about && about.length > 0 && (
        <Section title={labels.articleTopics}>
          <LinkCells links={about} />
        </Section>
      )}
      <OtherArticles others={article.others} older={older} newer={newer} />
      <ArticleNeighbors older={older} newer={newer} />
      <Banner {...(booking ? withButtonText(booking, labels.bookCall) : inquiry)} />
    </Page>
  )
}

export const query = graphql`
  query ArticlePage(
    $id: String!
    $previous: String!
    $next: String!
    $others: [String!]!
    $language: String!
  ) {
    overview(file: { eq: "articles.json" }, language: { eq: $language }) {
      title
    }
    article(id: { eq: $id }) {
      ...ArticleByline
      path
      title
      description
      seo {
        ...Seo
      }
      author {
        sample
      }
      tags {
        title
        path
      }
      picture {
        ...IllustrationPicture
      }
      body {
        ...MarkdownText
      }
      about {
        ...ArticleTopic
      }
      others(ids: $others) {
        ...ArticleCard
      }
    }
    older: article(id: { eq: $previous }) {
      path
      title
    }
    newer: article(id: { eq: $next }) {
      path
      title
    }
  }
`
