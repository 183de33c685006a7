import type { Change } from '../../../../fixtures/changes'
import { type Mistake, testAccepted, testMistakes } from '../../../../fixtures/issues'

const published =
  (name: string): Change =>
  (site) =>
    void site.staticFiles.add(name)

testMistakes([
  [
    'a logo that is a pointer',
    (site) => void site.lfsPointers.add('static/clients/one.svg'),
    'static-file',
    /one\.svg.*git lfs pull/,
  ],
  [
    'a pipe',
    ({ specialFiles }) => void specialFiles.push('static/a'),
    'static-file',
    /a pipe or socket/,
  ],
  ...[
    ...['/index.html', '/services/web.html', '/services/web', '/404.html'],
    ...['/case-studies/page/2/index.html', '/page-data/app-data.json'],
  ].map((name): Mistake => [`static${name}`, published(name), 'static-file', /would replace/]),
])
testAccepted(
  ['/robots.txt', '/demo/index.html', '/services/web/report.pdf'].map(
    (name) => [`static${name}`, published(name)] as const,
  ),
)
