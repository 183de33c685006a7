import type { Node } from 'gatsby'
import { phonePicturePath } from '../files/phone-picture-path'
import { picturePath } from '../files/picture-path'
import type { Block, Body } from '../text/markdown-body'
import type { NodeFields } from './node-fields'
import type { NodeModel } from './resolver'

/** A block whose picture is a file of Gatsby. */
type BlockWithPicture = Omit<Block, 'blocks'> & {
  picture?: Node | null
  pictureNarrow?: Node | null
  blocks?: BlockWithPicture[]
}

/**
 * A text with the files of its pictures.
 * @param fields those of its file
 */
export async function readPictureFields(body: Body, fields: NodeFields, nodeModel: NodeModel) {
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
  const complete = async ({ blocks, ...block }: Block): Promise<BlockWithPicture> => ({
    ...block,
    ...(block.src !== undefined && {
      picture: await fileOf(block.src),
      pictureNarrow: await fileOf(phonePicturePath(block.src)),
    }),
    ...(blocks && { blocks: await Promise.all(blocks.map(complete)) }),
  })
  const sections = body.sections.map(async (section) => ({
    ...section,
    blocks: await Promise.all(section.blocks.map(complete)),
  }))
  return { ...body, sections: await Promise.all(sections) }
}
