import { graphql, useStaticQuery } from 'gatsby'
import styled from 'styled-components'
import { useLabels } from '../../hooks/useLabels'
import { Chip, ChipList } from '../../components/Chip'
import { PageContainer } from '../../components/grid/PageContainer'
import { Link } from '../../components/link/Link'
import { useAddresses } from '../../hooks/useAddresses'
import { useInLanguage } from '../../hooks/useInLanguage'
import { useFormats } from '../../hooks/useFormats'
import { color } from '../../styles/colors'
import { hiddenInPrint, hairlineTop, underlinedLink } from '../../styles/mixins'
import { space, up } from '../../styles/sizes'
import { type } from '../../styles/type'

/** The tags of an article, as links. */
export const ArticleTagList = ({ tags }: { tags: readonly { title: string; path: string }[] }) => {
  const labels = useLabels()
  return (
    <ChipList aria-label={labels.tags}>
      {tags.map(({ title, path }) => (
        <li key={path}>
          <Chip as={Link} to={path}>
            {title}
          </Chip>
        </li>
      ))}
    </ChipList>
  )
}

/* The tags, and from tablets up the feed next to them. */
const Root = styled.nav`
  display: grid;
  gap: ${space[4]} ${space[8]};
  align-items: baseline;
  padding: ${space[5]} var(--inset);
  ${hairlineTop}
  ${hiddenInPrint}

  ${up.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
  }

  [aria-current] {
    border-color: ${color.field};
    background: ${color.surfaceHover};
    color: ${color.text};
  }
`

const Count = styled.span`
  margin-inline-start: ${space[2]};
  color: ${color.textFaint};
  font-variant-numeric: tabular-nums;
`

const FeedLink = styled.a`
  ${underlinedLink}
  ${type.meta}
`

/**
 * Links to all articles and to those with each tag, with their numbers, and to the feed.
 * @param current the page that has these links
 */
export const ArticleTags = ({ current }: { current: string }) => {
  const labels = useLabels()
  const addresses = useAddresses()
  const { number } = useFormats()
  const { allArticle, allArticleTag } = useStaticQuery<Queries.ArticleTagsQuery>(graphql`
    query ArticleTags {
      allArticle {
        group(field: { language: SELECT }) {
          language: fieldValue
          count: totalCount
        }
      }
      allArticleTag(filter: { count: { gt: 0 } }, sort: { title: ASC }) {
        nodes {
          language
          path
          title
          count
        }
      }
    }
  `)
  const [articles] = useInLanguage(allArticle.group)
  const tags = useInLanguage(allArticleTag.nodes)
  const all = { path: addresses.articles, title: labels.allArticles, count: articles?.count ?? 0 }
  return (
    <PageContainer>
      <Root aria-label={labels.tags}>
        <ChipList>
          {[all, ...tags].map(({ path, title, count }) => (
            <li key={path}>
              <Chip as={Link} to={path} aria-current={path === current ? 'page' : undefined}>
                {title} <Count>{number(count)}</Count>
              </Chip>
            </li>
          ))}
        </ChipList>
        <FeedLink href={addresses.feed}>{labels.feed}</FeedLink>
      </Root>
    </PageContainer>
  )
}
