import { graphql, type PageProps } from 'gatsby'
import { useLabels } from '../hooks/useLabels'
import { Section } from '../components/grid/Section'
import { useAddresses } from '../hooks/useAddresses'
import { Banner } from '../sections/Banner'
import { CaseStudyGrid } from '../sections/CaseStudyCards'
import { OfferingLinks } from '../sections/OfferingLinks'
import { CoverPicture } from '../sections/CoverPicture'
import { Page } from '../sections/page/Page'
import { Paragraphs } from '../sections/Paragraphs'
import { Points } from '../sections/Points'
import { Faq } from '../sections/Faq'
import { ArticleLinks } from '../features/articles/ArticleLinks'
import { productCover } from '../features/products/product-cover'
import { ProductFeatures } from '../features/products/ProductFeatures'
import { useCallsToAction, withClosing, withLink } from '../hooks/useCallsToAction'

export default function ProductPage({ data }: PageProps<Queries.ProductPageQuery>) {
  const labels = useLabels()
  const addresses = useAddresses()
  const { inquiry } = useCallsToAction()
  const { product, overview, articles } = data
  if (!product) return null
  const about = addresses.contactAbout(product.path)
  return (
    <Page
      path={product.path}
      breadcrumbs={[{ title: overview?.title ?? '', path: addresses.products }]}
      title={product.title}
      promise={product.promise}
      description={product.description}
      seo={product.seo ?? undefined}
      callToAction="this page"
      printFooter
    >
      <CoverPicture cover={productCover(product)} note={overview?.pictureNote} />
      <Paragraphs title={labels.audience} paragraphs={[product.audience]} />
      {product.features && <ProductFeatures features={product.features} />}
      {product.adoption && (
        <Points title={labels.adoption} points={product.adoption} marker="number" />
      )}
      {product.questions && (
        <Faq
          title={labels.questions}
          questions={product.questions}
          askPriceAt={about}
          surface="contrast"
        />
      )}
      {product.caseStudy && (
        <Section title={labels.grewOutOf}>
          <CaseStudyGrid entries={[{ caseStudy: product.caseStudy }]} withEffort />
        </Section>
      )}
      <ArticleLinks articles={articles.nodes} />
      {product.related && <OfferingLinks title={labels.related} offerings={product.related} />}
      <Banner {...withLink(withClosing(inquiry, product.closing), about)} />
    </Page>
  )
}

export const query = graphql`
  query ProductPage($id: String!, $path: String!, $language: String!) {
    overview(file: { eq: "products.json" }, language: { eq: $language }) {
      title
      pictureNote
    }
    product(id: { eq: $id }) {
      ...Product
      ...ProductPicture
      features {
        ...IllustratedFeature
      }
      questions {
        ...FaqQuestion
      }
      related {
        ...OfferingLink
      }
      caseStudy {
        ...CaseStudyCard
      }
    }
    articles: allArticle(
      filter: { language: { eq: $language }, fields: { taggedPaths: { in: [$path] } } }
      sort: [{ date: DESC }, { title: ASC }]
      limit: 3
    ) {
      nodes {
        ...ArticleLink
      }
    }
  }
`
