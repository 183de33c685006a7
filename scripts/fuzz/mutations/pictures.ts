import { dirname, join, relative } from 'node:path/posix'
import type { PictureFacts } from '../../../src/content/content-source'
import { isPicture, type Document, type Site, type Target } from '../document'
import { replaceBy, targetsThat, wholeFile, type Mutation } from '../mutation'

const valid = { width: 3200, height: 2000, bytes: 400_000 }

/** Pictures that fill the page; the narrow one of the home page fills a phone. */
const isLarge = (target: Target): boolean =>
  isPicture(target) && !target.path.includes('pictureNarrow')

/** A mutation of a picture itself, reported where content names it. */
const picture = (
  name: string,
  rule: Mutation['rules'][number],
  test: (target: Target) => boolean,
  facts: (PictureFacts | undefined)[],
): Mutation => ({
  ...{ name, rules: [rule], targets: targetsThat(test) },
  changes: ({ value, node }, { path }) =>
    facts.map((each) => ({
      picture: { path: join(dirname(path), String(value)), facts: each },
      at: node.offset,
    })),
})

const otherFolders = [
  ...['../../../../etc/passwd', '../x.png', './../x.png', './a/../../x.png', '/etc/passwd'],
  ...['..\\..\\x.png', './..%2fx.png', './%2e%2e/x.png', 'file:///etc/passwd.png', '/x.png'],
  ...['C:\\x.png', './a/./x.png', './a//x.png', '~/x.png', './.git/x.png', './a/..', '.', './'],
]

const notPictures = [
  ...['./a/x.svg', './a/x.gif', './a/x.png.exe', './a/x', './a/x.PNG', './a/x.png\0', './a/x.png?'],
  ...['https://pictures.example/x.png', '//pictures.example/x.png', 'data:image/png;base64,AA=='],
]

const otherPictures = (document: Document, { source }: Site): string[] =>
  [...source.pictures.keys()].filter(
    (path) => !path.startsWith(document.path.replace('.json', '/')),
  )

/** Pictures that are missing, broken, misplaced or too small or large. */
export const pictureMutations: Mutation[] = [
  picture('a missing picture', 'missing-picture', isPicture, [undefined]),
  picture('a corrupt picture', 'unreadable-picture', isPicture, [
    { unreadable: 'pngload_buffer: libspng read error' },
  ]),
  picture(
    'a picture that is not wide enough',
    'small-picture',
    isLarge,
    [0, 800, 1599].map((width) => ({ ...valid, width })),
  ),
  picture('a picture with too few pixels', 'small-picture', isPicture, [
    { ...valid, height: 0 },
    { ...valid, height: 299 },
    { width: 299, height: 299, bytes: 90 },
  ]),
  picture('a picture that is too large', 'heavy-picture', isPicture, [
    { ...valid, width: 20_000, height: 20_000 },
    { ...valid, width: 99_999, height: 20_000 },
    { ...valid, bytes: 10 * 1024 * 1024 + 1 },
    { ...valid, bytes: 1e9 },
  ]),
  picture(
    'a picture of another format than its name says',
    'picture-format',
    isPicture,
    ['jpeg', 'webp', 'heif', 'gif', 'svg', 'tiff'].map((format) => ({ ...valid, format })),
  ),
  replaceBy('a picture path to another folder', ['picture-path'], isPicture, otherFolders),
  replaceBy('a path that does not name a picture', ['picture-path'], isPicture, notPictures),
  replaceBy(
    'a picture of another page',
    ['foreign-picture', 'picture-path', 'missing-picture'],
    (target, document, site) => isPicture(target) && otherPictures(document, site).length > 0,
    (_, document, site) =>
      otherPictures(document, site).map((path) => {
        const other = relative(dirname(document.path), path)
        return other.startsWith('.') ? other : `./${other}`
      }),
  ),
  {
    name: 'a picture that no page shows',
    // In the folders that hold the pages of a list it belongs to no file at all.
    rules: ['unused-picture', 'unknown-file'],
    targets: wholeFile(),
    changes: (_, { path }) =>
      ['draft.png', 'a/b/c.webp', 'COVER.png', '__proto__.png'].map((name) => {
        const unused = path.replace('.json', `/${name}`)
        return { picture: { path: unused, facts: valid }, file: unused, at: 0 }
      }),
  },
]
