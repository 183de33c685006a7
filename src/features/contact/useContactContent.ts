import { graphql, useStaticQuery } from 'gatsby'
import type { Labels } from '../../hooks/useLabels'
import { useInLanguage } from '../../hooks/useInLanguage'
import type { ErrorLabels } from './field-validation'

/** The texts of the contact form, and the pages that a message can be about. */
export const useContactContent = () => {
  const content = useStaticQuery<Queries.ContactContentQuery>(graphql`
    query ContactContent {
      allContact {
        nodes {
          language
          form {
            ...ContactForm
          }
        }
      }
      services: allService(sort: { path: ASC }) {
        nodes {
          language
          path
          title
          order
          parentPage {
            path
          }
        }
      }
      industries: allIndustry(sort: { path: ASC }) {
        nodes {
          language
          path
          title
          contactSubject
          order
          parentPage {
            path
          }
        }
      }
      products: allProduct(sort: { path: ASC }) {
        nodes {
          language
          path
          title
          order
          inProgress
        }
      }
      caseStudies: allCaseStudy(sort: [{ order: ASC }, { title: ASC }]) {
        nodes {
          language
          path
          title
        }
      }
      allTerms(sort: [{ order: ASC }, { title: ASC }]) {
        nodes {
          language
          path
          title
          contactSubject
        }
      }
      allCompany {
        nodes {
          language
          title
        }
      }
      lists: allOverview(filter: { file: { in: ["products.json", "case-studies.json"] } }) {
        nodes {
          language
          file
          title
        }
      }
    }
  `)
  const [contact] = useInLanguage(content.allContact.nodes)
  const services = useInLanguage(content.services.nodes)
  const industries = useInLanguage(content.industries.nodes)
  const products = useInLanguage(content.products.nodes)
  const caseStudies = useInLanguage(content.caseStudies.nodes)
  const terms = useInLanguage(content.allTerms.nodes)
  const [company] = useInLanguage(content.allCompany.nodes)
  const lists = useInLanguage(content.lists.nodes)
  if (!contact) throw new Error('data/contact.json is missing')
  const titleOf = (list: string): string => lists.find(({ file }) => file === list)?.title ?? ''
  return {
    form: contact.form,
    services,
    industries,
    products,
    productsTitle: titleOf('products.json'),
    caseStudies,
    caseStudiesTitle: titleOf('case-studies.json'),
    terms,
    companyTitle: company?.title ?? '',
  }
}

export type ContactContent = ReturnType<typeof useContactContent>
export type ContactLabels = Omit<ContactContent['form'], 'errors'> &
  Pick<Labels, 'labelled' | 'addition'> & { errors: ErrorLabels & { title: string } }
