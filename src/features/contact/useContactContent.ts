import { graphql, useStaticQuery } from 'gatsby'

/** The texts of the contact form, and the pages that a message can be about. */
export const useContactContent = () => {
  const content = useStaticQuery<Queries.ContactContentQuery>(graphql`
    query ContactContent {
      contact {
        form {
          ...ContactForm
        }
      }
      services: allService(sort: { path: ASC }) {
        nodes {
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
          path
          title
          order
          parentPage {
            path
          }
        }
      }
      products: allProduct(sort: { path: ASC }) {
        nodes {
          path
          title
          order
          inProgress
        }
      }
      caseStudies: allCaseStudy(sort: [{ order: ASC }, { title: ASC }]) {
        nodes {
          path
          title
        }
      }
      productList: overview(file: { eq: "products.json" }) {
        title
      }
      caseStudyList: overview(file: { eq: "case-studies.json" }) {
        title
      }
    }
  `)
  if (!content.contact) throw new Error('data/contact.json is missing')
  return { ...content, form: content.contact.form }
}

export type ContactContent = ReturnType<typeof useContactContent>
export type ContactLabels = ContactContent['form']
