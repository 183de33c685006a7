import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Picture, type PictureProps } from '../components/Picture'
import { color, gradient } from '../styles/colors'
import { hairline, radius, space } from '../styles/sizes'
import { type } from '../styles/type'

export interface PictureFigureProps extends Pick<PictureProps, 'sizes' | 'priority'> {
  picture: Queries.PictureFigureFragment
}

const Frame = styled.div`
  overflow: hidden;
  border: ${hairline} solid ${color.lineStrong};
  border-radius: ${radius.card};
  background: ${gradient.panel};
`

const Caption = styled.figcaption`
  margin-top: ${space[3]};
  color: ${color.textFaint};
  ${type.meta}
`

/** A picture of a page's own with its caption, as wide as its container. */
export const PictureFigure = ({ picture, ...rest }: PictureFigureProps) => (
  <figure>
    <Frame>
      <Picture
        file={picture.imgUrl}
        alt={picture.imgAlt}
        narrow={picture.pictureNarrow}
        {...rest}
      />
    </Frame>
    {picture.caption && <Caption>{picture.caption}</Caption>}
  </figure>
)

export const fragment = graphql`
  fragment PictureFigure on PagePicture {
    ...PagePicture
    imgUrl {
      ...Photo
    }
    pictureNarrow {
      ...PhotoNarrow
    }
  }
`
