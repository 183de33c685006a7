import type { CreatePagesArgs } from 'gatsby'
import { publicPages, type PublicPage } from '../routes/public-pages'

/** The site as others see it: whose it is, and its pages. */
export interface PublicSite {
  agency: NonNullable<Queries.PublicSiteQuery['agency']>
  pages: PublicPage[]
}

/** Asks the content for everything that is told outside the pages themselves. */
export async function queryPublicSite({
  graphql,
}: Pick<CreatePagesArgs, 'graphql'>): Promise<PublicSite> {
  const { data, errors } = await graphql<Queries.PublicSiteQuery>(`
    query PublicSite {
      agency {
        name
        url
        description
      }
      home {
        seo {
          title
        }
        hero {
          headline
        }
      }
      overviews: allOverview {
        nodes {
          path
          title
        }
      }
      company {
        title
        promise
      }
      contact {
        title
        promise
        form {
          sent {
            title
          }
        }
      }
      scheduling {
        title
      }
      statusPages {
        unsubscribed {
          title
        }
      }
      words: interface {
        page
      }
      caseStudies: allCaseStudy {
        nodes {
          path
          title
        }
      }
      industries: allIndustry {
        nodes {
          path
          title
          group {
            title
          }
        }
      }
      services: allService {
        nodes {
          path
          title
          group {
            title
          }
        }
      }
      products: allProduct {
        nodes {
          path
          title
          inProgress
        }
      }
    }
  `)
  const { agency, home, company, contact, scheduling, statusPages, words } = data ?? {}
  if (!data || !agency || !home || !company || !contact || !scheduling || !statusPages || !words) {
    throw new Error(`The public pages could not be listed: ${String(errors)}`)
  }
  const pages = publicPages({
    home: { headline: home.hero.headline, title: home.seo.title },
    overviews: data.overviews.nodes,
    company,
    contact,
    booking: scheduling,
    thankYou: contact.form.sent,
    unsubscribed: statusPages.unsubscribed,
    caseStudies: data.caseStudies.nodes,
    industries: data.industries.nodes,
    services: data.services.nodes,
    products: data.products.nodes,
    page: words.page,
  })
  return { agency, pages }
}
