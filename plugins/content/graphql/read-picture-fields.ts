import type { Node } from 'gatsby'
import { phonePicturePath } from '../files/phone-picture-path'
import { picturePath } from '../files/picture-path'
import { type MarkdownText, picturesIn } from '../text/markdown-text'
import type { NodeFields } from './node-fields'
import type { NodeModel } from './resolver'

/**
 * The pictures of a text with their files.
 * @param fields those of its file
 */
export async function readPictureFields(
  text: MarkdownText,
  fields: NodeFields,
  nodeModel: NodeModel,
) {
  const fileOf = (name: string): Promise<Node | null> =>
    nodeModel.findOne({
      type: 'File',
      query: {
        filter: {
          sourceInstanceName: { eq: 'data' },
          relativePath: { eq: picturePath(process.cwd(), name, fields) },
        },
      },
    })
  const names = [...new Set(picturesIn(text).map(({ src }) => src))]
  return Promise.all(
    names.map(async (src) => ({
      src,
      picture: await fileOf(src),
      pictureNarrow: await fileOf(phonePicturePath(src)),
    })),
  )
}
