import type { Change } from '../../../../fixtures/changes'
import { type Mistake, testAccepted, testMistakes } from '../../../../fixtures/issues'

const published =
  (name: string): Change =>
  (site) =>
    void site.staticFiles.add(name)

testMistakes([
  ...['/report #1.pdf', '/what?.png', '/C#/a.svg'].map((name): Mistake => [
    `static${name}`,
    published(name),
    'published-name',
    /warning .*Netlify refuses/,
  ]),
  ...['/a*.png', '/:a.png', '/press/:name/a.png'].map((name): Mistake => [
    `static${name}`,
    published(name),
    'published-name',
    /warning .*_headers/,
  ]),
])
testAccepted(
  ['/50 %.pdf', '/a:b.png', '/Årsrapport (2).pdf', '/[a]+&.png'].map(
    (name) => [`static${name}`, published(name)] as const,
  ),
)
