import { Illustration, type IllustrationProps } from '../Illustration'
import { SmallPrint } from '../SmallPrint'
import { HeaderFrame, type HeaderLayout, headerSizes } from './HeaderFrame'

export interface HeaderIllustrationProps {
  /** In place of a drawing. */
  picture?: IllustrationProps['picture']
  drawing: IllustrationProps['drawing']
  /** Where it is; without it, it depends on what there is. */
  layout?: string | null
  /** A sentence under it. */
  note?: string | null
}

const isLayout = (name: string): name is HeaderLayout => Object.hasOwn(headerSizes, name)

/** What is upright is beside the headline, unless the file says otherwise. */
export function headerLayout({
  picture,
  drawing,
  layout,
}: HeaderIllustrationProps): HeaderLayout | undefined {
  if (!picture && !drawing) return undefined
  if (layout && isLayout(layout)) return layout
  return picture?.second || drawing?.phone || drawing?.receipt ? 'beside' : 'below'
}

/** The picture or the drawing of a page header; nothing without either. */
export const HeaderIllustration = (props: HeaderIllustrationProps) => {
  const { picture = null, drawing, note } = props
  const layout = headerLayout(props)
  if (!layout) return null
  const isFramed = layout !== 'wide' || !picture || Boolean(picture.second)
  return (
    <HeaderFrame layout={layout} isSpacious={isFramed}>
      <Illustration
        picture={picture}
        drawing={drawing}
        sizes={headerSizes[layout]}
        framed={isFramed}
        priority
      />
      {note && <SmallPrint>{note}</SmallPrint>}
    </HeaderFrame>
  )
}
