import { graphql } from 'gatsby'

/** The cover of a product; null without a picture of its own. */
export const productCover = ({
  picture,
  pictureNarrow,
}: Queries.ProductPictureFragment): Queries.CoverPictureFragment | null =>
  picture && { ...picture, pictureNarrow }

export const fragment = graphql`
  fragment ProductPicture on Product {
    picture {
      imgAlt
      imgUrl {
        ...Photo
      }
    }
    pictureNarrow {
      ...PhotoNarrow
    }
  }
`
