import { dirname, relative } from 'node:path/posix'
import { isString, type Target } from '../content-tree'
import { changeFile, replaceBy, type Mutation } from '../mutation'

const valid = { width: 3200, height: 2000, bytes: 400_000 }

const isPicture = (target: Target): boolean => isString(target) && target.key === 'imgUrl'

const notPicturePaths = [
  ...['../../../../etc/passwd', '../x.png', './../x.png', './a/../../x.png', '/etc/passwd'],
  ...['..\\..\\x.png', './..%2fx.png', './%2e%2e/x.png', 'file:///etc/passwd.png', '/x.png'],
  ...['C:\\x.png', './a/./x.png', './a//x.png', '~/x.png', './.git/x.png', './a/..', '.', './'],
  ...['./a/x.svg', './a/x.gif', './a/x.png.exe', './a/x', './a/x.PNG', './a/x.png\0', './a/x.png?'],
  ...['https://pictures.example/x.png', '//pictures.example/x.png', 'data:image/png;base64,AA=='],
]

/** Pictures that are named wrongly or in the wrong folder. */
export const pictureMutations: Mutation[] = [
  replaceBy('a path that does not name a picture', ['picture-path'], isPicture, notPicturePaths),
  replaceBy(
    'a picture of another page',
    ['foreign-picture', 'picture-path', 'missing-picture'],
    isPicture,
    ({ document: { path } }, { source }) =>
      [...source.pictures.keys()]
        .filter((other) => !other.startsWith(path.replace('.json', '/')))
        .map((other) => relative(dirname(path), other))
        .map((other) => (other.startsWith('.') ? other : `./${other}`)),
  ),
  changeFile(
    'a picture that no page shows',
    // In the folders that hold the pages of a list it belongs to no file at all.
    ['unused-picture', 'unknown-file'],
    ({ path }) =>
      ['draft.png', 'a/b/c.webp', 'COVER.png', '__proto__.png'].map((name) => {
        const unused = path.replace('.json', `/${name}`)
        return { picture: { path: unused, facts: valid }, file: unused }
      }),
  ),
]
