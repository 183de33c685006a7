import { all, type Change } from '../../../../fixtures/changes'
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
  [
    'a name in another spelling than that of browsers',
    published('/Übersicht.pdf'.normalize('NFD')),
    'static-file',
    /"static\/Übersicht\.pdf" \(U\+00DC in place of U\+0055 U\+0308\)/,
  ],
  [
    'one name in two spellings',
    all(published('/ü.pdf'), published('/u\u0308.pdf')),
    'static-file',
    /"static\/ü\.pdf" \(U\+00FC.*is there already: delete one of the two/,
  ],
  [
    'names that differ in case',
    all(published('/terms.pdf'), published('/Terms.pdf')),
    'static-file',
    /^static\/terms\.pdf.*static\/Terms\.pdf in case alone/,
  ],
  ['a letter that no normalization form has', published('/\u09df.pdf'), 'static-file', /U\+09DF/],
  ['an invisible character', published('/a\u200b.pdf'), 'static-file', /U\+200B.*"static\/a\.pdf"/],
  ...[
    ...['/index.html', '/services/web.html', '/services/web', '/404.html'],
    ...['/case-studies/page/2/index.html', '/page-data/app-data.json'],
  ].map((name): Mistake => [`static${name}`, published(name), 'static-file', /would replace/]),
])
testAccepted(
  ['/robots.txt', '/demo/index.html', '/services/web/report.pdf', '/100% ü (2).pdf'].map(
    (name) => [`static${name}`, published(name)] as const,
  ),
)
