import styled from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { PageContainer } from '../../components/grid/PageContainer'
import { Section } from '../../components/grid/Section'
import { TextLink } from '../../components/link/TextLink'
import { useAddresses } from '../../hooks/useAddresses'
import { hairlineTop } from '../../styles/mixins'
import { ArticleGrid } from './ArticleCards'
import { LinkCells } from './LinkCells'

type LinkedArticle = { path: string; title: string } | null

const Neighbors = styled.nav`
  ${hairlineTop}
`

export interface ArticleNeighborsProps {
  older: LinkedArticle
  newer: LinkedArticle
}

/** Links to the articles that were published before and after one; nothing if it is the only one. */
export const ArticleNeighbors = ({ older, newer }: ArticleNeighborsProps) => {
  const labels = useLabels()
  const links = [
    ...(older ? [{ ...older, label: labels.previous }] : []),
    ...(newer ? [{ ...newer, label: labels.next }] : []),
  ]
  return (
    links.length > 0 && (
      <PageContainer>
        <Neighbors aria-label={labels.articlesByDate}>
          <LinkCells links={links} perRow={2} heading="h2" />
        </Neighbors>
      </PageContainer>
    )
  )
}

/** How many other articles an article shows. */
const shownArticles = 2

export interface OtherArticlesProps extends ArticleNeighborsProps {
  /** Those with the most in common first; those that the page links to anyway are left out. */
  others: readonly Queries.ArticleCardFragment[]
}

/** Other articles at the end of an article; nothing without any. */
export const OtherArticles = ({ others, older, newer }: OtherArticlesProps) => {
  const labels = useLabels()
  const addresses = useAddresses()
  const linked = [older?.path, newer?.path]
  const shown = others.filter(({ path }) => !linked.includes(path)).slice(0, shownArticles)
  return (
    shown.length > 0 && (
      <Section
        title={labels.otherArticles}
        action={<TextLink to={addresses.articles}>{labels.allArticles}</TextLink>}
      >
        <ArticleGrid articles={shown} />
      </Section>
    )
  )
}
