/** The query of the plugin `feed`: the latest articles. */
export const articleFeed = `
  query ArticleFeed {
    site: siteSettings { name url language }
    list: overview(file: { eq: "articles.json" }) { path title description: introduction }
    entries: allArticle(sort: [{ date: DESC }, { title: ASC }], limit: 20) {
      nodes {
        path
        title
        description
        published: date
        updated
        author { name }
        categories: tags { title }
        body { text pictures { src picture { relativePath } } }
        picture { imgUrl { relativePath } imgAlt caption }
      }
    }
  }
`
