import { dirname, join, relative } from 'node:path/posix'
import type { PictureFacts } from '../../../src/content/content-source'
import type { RuleId } from '../../../src/content/validation/rule-ids'
import { isString, type Target } from '../content-tree'
import { changeFile, replaceBy, type Change, type Mutation } from '../mutation'

const valid = { width: 3200, height: 2000, bytes: 400_000 }

/** The rules for pictures, and pictures that break them; without facts a picture is missing. */
const badPictures: [rule: RuleId, facts: (PictureFacts | undefined)[]][] = [
  ['missing-picture', [undefined]],
  ['unreadable-picture', [{ unreadable: 'read error' }]],
  ['turned-picture', [{ ...valid, isTurned: true }]],
  ['picture-location', [{ ...valid, hasLocation: true }]],
  ['small-picture', [0, 299].map((height) => ({ ...valid, height }))],
  ['small-picture', [0, 299].map((width) => ({ ...valid, width }))],
  ['heavy-picture', [20_000, 99_999].map((width) => ({ ...valid, width, height: 20_000 }))],
  ['heavy-picture', [10 * 1024 * 1024 + 1, 1e9].map((bytes) => ({ ...valid, bytes }))],
  [
    'picture-format',
    ['jpeg', 'webp', 'heif', 'gif', 'svg'].map((format) => ({ ...valid, format })),
  ],
]

const isPicture = (target: Target): boolean => isString(target) && target.key === 'imgUrl'

/** Changes of a picture itself, reported where content names it. */
const changesOf = (
  { document, value, pointer }: Target,
  facts: (typeof badPictures)[0][1],
): Change[] =>
  facts.map((each) => ({
    picture: { path: join(dirname(document.path), String(value)), facts: each },
    file: document.path,
    pointer,
  }))

const notPicturePaths = [
  ...['../../../../etc/passwd', '../x.png', './../x.png', './a/../../x.png', '/etc/passwd'],
  ...['..\\..\\x.png', './..%2fx.png', './%2e%2e/x.png', 'file:///etc/passwd.png', '/x.png'],
  ...['C:\\x.png', './a/./x.png', './a//x.png', '~/x.png', './.git/x.png', './a/..', '.', './'],
  ...['./a/x.svg', './a/x.gif', './a/x.png.exe', './a/x', './a/x.PNG', './a/x.png\0', './a/x.png?'],
  ...['https://pictures.example/x.png', '//pictures.example/x.png', 'data:image/png;base64,AA=='],
]

const viewBox = 'viewBox="0 0 24 24"'
const shape = '<path fill="#0A66C2" d="M0 0h24v24z"/>'

/** The texts of files in static/brand/logos/ that cannot be shown as a logo. */
const badLogos = [
  ...['', '\u0089PNG', `<!DOCTYPE svg [<!ENTITY a "b">]><svg ${viewBox}>${shape}</svg>`],
  ...['', 'width="24" height="24"'].map((size) => `<svg ${size}>${shape}</svg>`),
  ...[
    ...['<script>1</script>', `<g onload="x()">${shape}</g>`, '<text>C#</text>'],
    ...['<image href="data:image/png;base64,AA=="/>', '<use href="https://evil.example/x.svg#a"/>'],
    ...['<style>path{fill:red}</style>', '<linearGradient id="a"/>'],
    `${shape}<path fill="#fff" d="M1 1z"/>`,
  ].map((inner) => `<svg ${viewBox}>${inner}</svg>`),
]

/** Pictures and other files that are missing, broken, misplaced or too small or large. */
export const pictureMutations: Mutation[] = [
  ...badPictures.map(([rule, facts]): Mutation => ({
    name: `${rule}: ${JSON.stringify(facts)}`,
    rules: [rule],
    changes: (target) => (isPicture(target) ? changesOf(target, facts) : []),
  })),
  {
    name: 'a picture that is not wide enough for a page',
    rules: ['small-picture'],
    changes: (target) =>
      // The narrow one of the home page is for phones, and portraits are small.
      isPicture(target) && !target.path.some((key) => key === 'pictureNarrow' || key === 'portrait')
        ? changesOf(
            target,
            [800, 1599].map((width) => ({ ...valid, width })),
          )
        : [],
  },
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
  changeFile('a logo that cannot be shown', ['logo-file'], () =>
    [
      ...badLogos.map((text): Change['logo'] => ['slack.svg', text]),
      ...['slack.png', 'Power BI.svg'].map((name): Change['logo'] => [
        ...([name, `<svg ${viewBox}>${shape}</svg>`] as const),
      ]),
    ].map((logo) => ({ logo, file: `static/brand/logos/${logo?.[0]}` })),
  ),
  {
    name: 'a missing file of a client logo',
    rules: ['missing-static-file'],
    changes: ({ document, key, value, pointer }) =>
      document.kind.type === 'Clients' && ['url', 'urlHover'].includes(key)
        ? [{ staticFile: String(value), file: document.path, pointer }]
        : [],
  },
]
