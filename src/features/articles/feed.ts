/** The query of the plugin `feed`: the latest articles. */
export const articleFeed = `
  query ArticleFeed($language: String!) {
    site: siteSettings(language: { eq: $language }) { name url language timeZone }
    list: overview(file: { eq: "articles.json" }, language: { eq: $language }) { path title description: introduction }
    entries: allArticle(
      filter: { language: { eq: $language } }
      sort: [{ date: DESC }, { title: ASC }]
      limit: 20
    ) {
      nodes {
        path
        formerPaths
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
