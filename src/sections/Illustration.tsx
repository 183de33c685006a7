import { graphql } from 'gatsby'
import styled from 'styled-components'
import { Drawing, type DrawingProps } from '../components/drawings/Drawing'
import { Picture, type PictureProps } from '../components/Picture'
import { color, gradient } from '../styles/colors'
import { hairline, radius, space } from '../styles/sizes'
import { type } from '../styles/type'

export interface IllustrationProps extends Pick<PictureProps, 'sizes' | 'priority'> {
  /** In place of a drawing. */
  picture: Queries.IllustrationPictureFragment | null
  drawing: DrawingProps['drawing'] | null
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

/** A picture with its caption, or a drawing, as wide as its container; nothing without either. */
export const Illustration = ({ picture, drawing, ...rest }: IllustrationProps) =>
  picture ? (
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
  ) : (
    drawing && <Drawing drawing={drawing} />
  )

export const fragment = graphql`
  fragment IllustrationPicture on PagePicture {
    ...PagePicture
    imgUrl {
      ...Photo
    }
    pictureNarrow {
      ...PhotoNarrow
    }
  }
`
