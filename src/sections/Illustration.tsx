import { Drawing, type DrawingProps } from '../components/drawings/Drawing'
import { PagePicture, type PagePictureProps } from './PagePicture'

export interface IllustrationProps extends Omit<PagePictureProps, 'picture'> {
  /** In place of a drawing. */
  picture: PagePictureProps['picture'] | null
  drawing: DrawingProps['drawing'] | null
}

/** A picture with its caption, or a drawing, as wide as its container; nothing without either. */
export const Illustration = ({ picture, drawing, ...rest }: IllustrationProps) =>
  picture ? <PagePicture picture={picture} {...rest} /> : drawing && <Drawing drawing={drawing} />
