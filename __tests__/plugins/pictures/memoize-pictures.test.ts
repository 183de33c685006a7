import * as plugin from '../../../plugins/pictures/gatsby-node'

type Resolve = (image: object, args: object, context: object, info: object) => unknown

const context = { nodeModel: { getNodeById: () => null } }
const image = (id: string, contentDigest = '1') => ({ id, internal: { contentDigest } })

test('computes a picture once, and again for another file, other content or other arguments', async () => {
  let resolve: Resolve = () => undefined
  const createResolvers = (types: { ImageSharp: { gatsbyImageData: { resolve: Resolve } } }) =>
    (resolve = types.ImageSharp.gatsbyImageData.resolve)
  const create = plugin.createResolvers as (args: object) => void
  create({ createResolvers, reporter: {} })
  const originalResolver = jest.fn(() => ({}))
  const ask = (asked: object, width = 800) =>
    resolve(asked, { width }, context, { originalResolver })

  const first = ask(image('a'))
  expect(ask(image('a'))).toBe(first)
  await first
  expect(originalResolver).toHaveBeenCalledTimes(1)
  const others = [ask(image('b')), ask(image('a', '2')), ask(image('a'), 400)]
  expect(others).not.toContain(first)
  await Promise.all(others)
  expect(originalResolver).toHaveBeenCalledTimes(4)
})
