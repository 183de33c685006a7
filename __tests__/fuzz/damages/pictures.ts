import { posix } from 'node:path'
import type { PictureFacts } from '../../../src/content/validation/validate'
import { spotsThat, wholeFile, type Damage } from '../damage'
import { replace, type Document, type Site, type Spot } from '../document'
import { isPicture } from '../roles'

const pathOf = ({ path }: Document, { value }: Spot): string =>
  posix.join(posix.dirname(path), String(value))

const good = { width: 3200, height: 2000, bytes: 400_000 }

/** Pictures that fill the page; the narrow one of the home page fills a phone. */
const isLarge = (spot: Spot): boolean => isPicture(spot) && !spot.path.includes('pictureNarrow')

/** A damage to a picture itself, told where content names it. */
const picture = (
  name: string,
  rules: Damage['rules'],
  fits: (spot: Spot) => boolean,
  facts: (below: (limit: number) => number) => PictureFacts | undefined,
): Damage => ({
  name,
  rules,
  spots: spotsThat(fits),
  strike: (document, spot, random) => ({
    picture: { path: pathOf(document, spot), facts: facts(random.below) },
    at: spot.node.offset,
  }),
})

const climbing = [
  ...['../../../../etc/passwd', '../x.png', './../x.png', './a/../../x.png', '/etc/passwd'],
  ...['..\\..\\x.png', './..%2fx.png', './%2e%2e/x.png', 'file:///etc/passwd.png', '/x.png'],
  ...['C:\\x.png', './a/./x.png', './a//x.png', '~/x.png', './.git/x.png', './a/..', '.', './'],
]

const noPictures = [
  ...['./a/x.svg', './a/x.gif', './a/x.png.exe', './a/x', './a/x.PNG', './a/x.png\0', './a/x.png?'],
  ...['https://pictures.example/x.png', '//pictures.example/x.png', 'data:image/png;base64,AA=='],
]

const others = (document: Document, { source }: Site): string[] =>
  [...source.pictures.keys()].filter(
    (path) => !path.startsWith(document.path.replace('.json', '/')),
  )

/** Pictures that are missing, spoiled, misplaced or not good enough. */
export const pictureDamages: Damage[] = [
  picture('a missing picture', ['missing-picture'], isPicture, () => undefined),
  picture('a corrupt picture', ['unreadable-picture'], isPicture, () => ({
    unreadable: 'pngload_buffer: libspng read error',
  })),
  picture('a picture that is not wide enough', ['small-picture'], isLarge, (below) => ({
    ...good,
    width: below(1600),
  })),
  picture('a picture of hardly any height', ['small-picture'], isPicture, (below) => ({
    ...good,
    height: below(300),
  })),
  picture('a picture of a few pixels', ['small-picture'], isPicture, (below) => ({
    width: below(300),
    height: below(300),
    bytes: 90,
  })),
  picture('a picture of too many pixels', ['heavy-picture'], isPicture, (below) => ({
    ...good,
    width: 20_000 + below(80_000),
    height: 20_000,
  })),
  picture('a picture that is too heavy', ['heavy-picture'], isPicture, (below) => ({
    ...good,
    bytes: 10 * 1024 * 1024 + 1 + below(1e9),
  })),
  picture(
    'a picture of another format than its name says',
    ['picture-format'],
    isPicture,
    (below) => ({
      ...good,
      format: ['jpeg', 'webp', 'heif', 'gif', 'svg', 'tiff'][below(6)],
    }),
  ),
  {
    name: 'a picture path that climbs',
    rules: ['picture-path'],
    spots: spotsThat(isPicture),
    strike: (document, spot, random) => ({ edit: replace(document, spot, random.pick(climbing)) }),
  },
  {
    name: 'a picture path that names no picture',
    rules: ['picture-path'],
    spots: spotsThat(isPicture),
    strike: (document, spot, random) => ({
      edit: replace(document, spot, random.pick(noPictures)),
    }),
  },
  {
    name: 'a picture of another page',
    rules: ['foreign-picture', 'picture-path', 'missing-picture'],
    spots: (document, site) =>
      others(document, site).length ? document.spots.filter(isPicture) : [],
    strike: (document, spot, random, site) => {
      const other = posix.relative(
        posix.dirname(document.path),
        random.pick(others(document, site)),
      )
      return { edit: replace(document, spot, other.startsWith('.') ? other : `./${other}`) }
    },
  },
  {
    name: 'a picture that nothing shows',
    // Beside the lists of pages, whose folders hold the pages, it belongs to nobody.
    rules: ['unused-picture', 'unknown-file'],
    spots: wholeFile(),
    strike: ({ path }, _, random) => {
      const name = random.pick(['draft.png', 'a/b/c.webp', 'COVER.png', '__proto__.png'])
      const unused = path.replace('.json', `/${name}`)
      return { picture: { path: unused, facts: good }, blames: unused, at: 0 }
    },
  },
]
