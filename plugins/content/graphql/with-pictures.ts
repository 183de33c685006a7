import { posix } from 'node:path'
import type { Node } from 'gatsby'
import { narrowName } from '../files/narrow-name'
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
 * @param file its file
 */
export async function withPictures(
  body: Body,
  { file, folder }: Pick<NodeFields, 'file' | 'folder'>,
  nodeModel: NodeModel,
) {
  const fileOf = (path: string): Promise<Node | null> =>
    nodeModel.findOne({
      type: 'File',
      query: {
        filter: {
          sourceInstanceName: { eq: 'data' },
          relativePath: {
            eq: picturePath(process.cwd(), posix.join(posix.dirname(file), path), folder),
          },
        },
      },
    })
  const complete = async ({ blocks, ...block }: Block): Promise<BlockWithPicture> => ({
    ...block,
    ...(block.src !== undefined && {
      picture: await fileOf(block.src),
      pictureNarrow: await fileOf(narrowName(block.src)),
    }),
    ...(blocks && { blocks: await Promise.all(blocks.map(complete)) }),
  })
  const sections = body.sections.map(async (section) => ({
    ...section,
    blocks: await Promise.all(section.blocks.map(complete)),
  }))
  return { ...body, sections: await Promise.all(sections) }
}
