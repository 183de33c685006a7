import { all, picture } from '../../../../fixtures/changes'
import { testAccepted, testMistakes } from '../../../../fixtures/issues'
import { addGermanSubPage } from '../../../../fixtures/languages'
import { pictureFacts, setPair, upright } from '../../../../fixtures/pictures'

testMistakes(
  (
    [
      [{ width: 1599 }, /at least 1600/],
      [{ height: 299 }, /at least 300/],
      [{ width: 16_000, height: 16_000 }, /at most 100/],
      // A screenshot of a whole page.
      [{ width: 1600, height: 24_000 }, /at most 16383 .*cut it/],
      [{ bytes: 10 * 1024 * 1024 + 1 }, /at most 10/],
    ] as const
  ).map(([change, line]) => [
    `a picture with ${JSON.stringify(change)}`,
    picture('case-studies/alpha-ledger/cover.png', { ...pictureFacts, ...change }),
    'picture-size /imgUrl',
    line,
  ]),
)

/** Two pictures next to each other. */
testAccepted([['two upright pictures next to each other', setPair(upright, upright)]])
testMistakes([
  [
    'a narrow one of two pictures',
    setPair(upright, { ...upright, width: 639 }),
    'picture-size /picture/second/imgUrl',
    /at least 640/,
  ],
  [
    'a wide one of two pictures',
    setPair({ ...upright, width: 1280 }, upright),
    'picture-size /picture/imgUrl',
    /higher than wide .*crop it/,
  ],
])

/** Pictures in a text, and for phones. */
testMistakes([
  [
    'a picture in a text that is too small',
    picture('pages/notes/office.png', { width: 900, height: 600, bytes: 1 }),
    'picture-size /body',
    /notes\.md:\d+:\d+ .*900 pixels wide/,
  ],
  [
    'a picture for phones that is too small',
    picture('pages/notes/office-narrow.png', { width: 200, height: 600, bytes: 1 }),
    'picture-size /body',
  ],
  [
    'a small picture in place of that of the original of a sub-page',
    all(
      addGermanSubPage,
      picture('de/services/web/frontend/cover.png', { width: 300, height: 200, bytes: 1 }),
    ),
    'picture-size /picture/imgUrl',
    /^data\/de\/services\/netz\/oberflaeche\.json/,
  ],
])
testAccepted([
  [
    'a picture for phones next to the picture',
    picture('pages/notes/office-narrow.png', { width: 720, height: 900, bytes: 1 }),
  ],
])
