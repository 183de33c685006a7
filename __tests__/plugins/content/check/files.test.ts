import {
  all,
  type Change,
  drop,
  move,
  picture,
  remove,
  replaceText,
  set,
  write,
} from '../../../fixtures/changes'
import { type Mistake, testAccepted, testMistakes, testWrongValues } from '../../../fixtures/issues'

const file = 'services/web.json'
const study = 'case-studies/alpha-ledger.json'
const product = 'products/till.json'
const facts = { width: 3200, height: 2000, bytes: 400_000 }

/** Files and folders. */
testMistakes([
  ['a missing parent page', remove('industries/retail.json'), 'missing-file dangling-link'],
  [
    'pages without their list',
    remove('products.json'),
    'missing-file',
    /or delete data\/products\//,
  ],
  ['a file name of two points', write('industries/...json', {}), 'file-name missing-key'],
  ['a misspelled name', move('company.json', 'compny.json'), 'unknown-file', /"company.json"\?/],
])

/** Syntax: of a file that cannot be read, neither links nor pictures are reported. */
testMistakes([
  ['an empty file', write('services.json', ' '), 'syntax', /is empty/],
  ['a missing value', write(study, '{ "title": "A", "imgUrl": }'), 'syntax', /:1:27 .*a value/],
  ['a merge conflict', replaceText(study, '"title"', '<<<<<<< HEAD\n"title"'), 'syntax', /keep/],
  ['a comment', replaceText(study, '"title"', '/* new */ "title"'), 'syntax', /comments/],
  ['curly quotes', write(study, '{ "title": “Alpha” }'), 'syntax', /curly quotes/],
  ['a comma at the end', write(study, '{ "title": "A", }'), 'syntax', /a comma after/],
  ['a quote within a text', write(study, '{ "title": "A "B" C" }'), 'syntax', /written \\"/],
  ['a key without quotes', write(study, '{ title: "A" }'), 'syntax', /double quotes/],
  ['deep nesting', write(study, '['.repeat(100_000)), 'syntax'],
  ['a byte order mark', replaceText('services.json', /^/, '\ufeff'), 'syntax'],
  ['bytes that are not UTF-8', replaceText('services.json', '{', '{\ufffd'), 'syntax'],
  [
    'a duplicate key, once as an escape',
    replaceText(study, '"title"', '"\\u0074itle": "Other", "title"'),
    'syntax /title dangling-link',
  ],
  [
    "a key of JavaScript's own objects",
    replaceText(study, '"title"', '"__proto__": { "polluted": true }, "title"'),
    'unknown-key /__proto__',
  ],
  [
    'one that ajv would call',
    set(study, '/showcase/0/toString', 1),
    'unknown-key /showcase/0/toString',
  ],
])

/** Keys: what would follow from a misspelled key, and other mistakes in its file, are not reported too. */
testWrongValues(file, [['/problem/a~1b', 1, 'unknown-key /problem/a~01b']])
testWrongValues(study, [['/links/1', {}, 'missing-key', /at least one of: webUrl, sourceUrl/]])
testMistakes([
  [
    'a misspelled key',
    all(drop('products/slate.json', '/inProgress'), set('products/slate.json', '/inProgres', true)),
    'unknown-key /inProgres',
    /did you mean "inProgress"\?/,
  ],
  ['a product without features or work in progress', drop(product, '/features'), 'missing-key'],
  [
    'an unknown key next to another mistake',
    all(set(file, '/banner', 1), set(file, '/order', 'first')),
    'unknown-key /banner wrong-type',
    /possible keys: .*draft, /,
  ],
  ['only the name', move('services/design.json', 'services/Design.json'), 'file-name'],
  [
    'a copied case study',
    (site) => {
      site.files['case-studies/copy.json'] = site.files[study]
    },
    'missing-picture /imgUrl address',
    /copy\.json.* \(and \d+ more\) is outside/,
  ],
  [
    'pictures in a folder of no page as one issue',
    all(...['a.png', 'b.png'].map((name) => picture(`photos/gone/${name}`, facts))),
    'unknown-file',
    /a\.png:1:1 .* this picture and 1 more/,
  ],
  [
    'the pictures of a page that was deleted',
    picture('case-studies/gone/cover.png', facts),
    'unknown-file',
    /warning .*there is no data\/case-studies\/gone\.json: delete the folder too/,
  ],
  ['a HEIC picture', write('products/till/photo.heic', ''), 'unknown-file', /export it as JPEG/],
])

/** Pictures. */
const path = 'case-studies/alpha-ledger/cover.png'

testWrongValues(study, [
  ['/showcase/0/imgUrl', './alpha-ledger/sceen.png', 'missing-picture', /screen\.png"\?/],
  // The suggestion keeps accents.
  ['/imgUrl', './alpha-ledger/Foto Niño.png', 'wrong-form', /write "\..*\/foto-niño\.png"/],
  ['/imgUrl', './beta-menu/cover.png', 'missing-picture'],
])
testMistakes([
  ['a picture that is not there', picture(path), 'missing-picture /imgUrl', /\/screen\.png"\?/],
  [
    'a file name in capitals',
    all(picture(path), picture(path.replace('cover.png', 'Cover.PNG'), facts)),
    'missing-picture /imgUrl',
    /rename that file to "cover\.png"/,
  ],
  ['a picture next to the single files', picture('cover.png', facts), 'unknown-file'],
  ['a damaged one', picture(path, { unreadable: 'x' }), 'unreadable-picture /imgUrl', /export it/],
  [
    'a picture that is a pointer',
    all((site) => void site.lfsPointers.add(`data/${path}`), picture(path, { unreadable: 'text' })),
    'unreadable-picture /imgUrl',
    /git lfs pull/,
  ],
])
testMistakes(
  (
    [
      [{ hasLocation: true }, 'picture-location', /warning {2}picture-location .*npm run pictures/],
      [{ isTurned: true }, 'unreadable-picture', /distorted .*npm run pictures/],
      [{ width: 1599 }, 'picture-size', /at least 1600/],
      [{ height: 299 }, 'picture-size', /at least 300/],
      [{ width: 16_000, height: 16_000 }, 'picture-size', /at most 100/],
      // A screenshot of a whole page.
      [{ width: 1600, height: 24_000 }, 'picture-size', /at most 16383 .*cut it/],
      [{ isAnimated: true, format: 'png' }, 'unreadable-picture', /first picture alone .*save one/],
      [{ bytes: 10 * 1024 * 1024 + 1 }, 'picture-size', /./],
      [{ format: 'jpeg' }, 'unreadable-picture', /change the extension/],
    ] as const
  ).map(([change, rule, line]) => [
    `a PNG with ${JSON.stringify(change)}`,
    picture(path, { ...facts, ...change }),
    `${rule} /imgUrl`,
    line,
  ]),
)

/** Pictures of a page: one or two, in place of a drawing, in the folder of their file. */
const shown = (path: string) => ({ imgUrl: `./${path}`, imgAlt: 'A till.' })
const pair = { ...shown('web/left.png'), second: shown('web/right.png') }
const showPair = (left: object, right: object): Change =>
  all(
    set(file, '/picture', pair),
    picture('services/web/left.png', { ...facts, ...left }),
    picture('services/web/right.png', { ...facts, ...right }),
  )
const upright = { width: 640, height: 1280 }
const showOnList = (path: string): Change =>
  all(
    drop('services.json', '/drawing'),
    set('services.json', '/picture', shown(path)),
    picture(path, facts),
  )

testAccepted([
  ['two upright pictures next to each other', showPair(upright, upright)],
  ['a picture of a list directly in the folder of its pages', showOnList('services/overview.png')],
])
testMistakes([
  [
    'a narrow one of two pictures',
    showPair(upright, { ...upright, width: 639 }),
    'picture-size /picture/second/imgUrl',
    /at least 640/,
  ],
  [
    'a wide one of two pictures',
    showPair({ ...upright, width: 1280 }, upright),
    'picture-size /picture/imgUrl',
    /higher than wide .*crop it/,
  ],
  [
    'two pictures and one for phones',
    all(
      showPair(upright, upright),
      set(file, '/picture/pictureNarrow', { imgUrl: './web/left.png' }),
    ),
    'not-allowed /picture/pictureNarrow',
    /Phones show both/,
  ],
  [
    'a picture beside a drawing',
    all(
      set('services/web/frontend.json', '/picture', shown('frontend/till.png')),
      picture('services/web/frontend/till.png', facts),
    ),
    'not-allowed /drawing',
    /delete one of the two/,
  ],
  [
    'a layout of a page without a picture or drawing',
    set(file, '/layout', 'wide'),
    'not-allowed /layout',
    /the page has neither/,
  ],
  [
    'a picture of a list in the folder of another page',
    showOnList('services/web/till.png'),
    'missing-picture /picture/imgUrl',
    /belongs to a page below data\/services\//,
  ],
  [
    'a picture in a folder that no page lists',
    picture('people/team.png', facts),
    'unknown-file',
    /not in the folder of a content file/,
  ],
])
testWrongValues('services/web/frontend.json', [
  ['/layout', 'left', 'not-allowed', /"below", "beside", "wide"/],
])

/** Files in static/, and what is no file. */
const published =
  (name: string): Change =>
  (site) =>
    void site.staticFiles.add(name)
testMistakes([
  [
    'the location in a video',
    ({ staticLocations }) => void staticLocations.add('/tour.mp4'),
    'published-location',
    /static\/tour\.mp4:1:1 .*export it without/,
  ],
  [
    'a logo that is a pointer',
    (site) => void site.lfsPointers.add('static/clients/one.svg'),
    'static-file',
    /one\.svg.*git lfs pull/,
  ],
  [
    'a link in data/',
    ({ specialFiles }) => void specialFiles.push('data/a'),
    'unknown-file',
    /data\/a:1:1/,
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

/** Own logos of technologies and networks. */
const logo =
  (text: string, name = 'slack.svg'): Change =>
  (site) =>
    void site.logos.set(name, text)
const inside = (content: string): Change => logo(`<svg viewBox="0 0 24 24">${content}</svg>`)
const shape = '<path fill="#0A66C2" d="M0 0h24v24z"/>'
const whole = `<svg viewBox="0 0 24 24">${shape}</svg>`

testMistakes(
  (
    [
      ['a logo of another format', logo('\u0089PNG'), /must begin with <svg/],
      ['an entity', logo(`<!DOCTYPE svg [<!ENTITY a "b">]>${whole}`), /delete that line/],
      ['a style sheet', logo(`<?xml-stylesheet href="/a.css"?>${whole}`), /delete that line/],
      ['a document type', logo(`<!DOCTYPE svg>${whole}`), /delete that line/],
      ['no viewBox', logo(`<svg width="24" height="24">${shape}</svg>`), /viewBox="0 0 24 24"/],
      ['a script', inside('<script>1</script>'), /contains a script/],
      ['an event handler', inside(`<g onload="x()">${shape}</g>`), /contains a script/],
      ['a picture in a logo', inside('<image href="data:image/png;base64,AA=="/>'), /other media/],
      ['a reference', inside('<use href="https://evil.example/x.svg#a"/>'), /outside the file/],
      ['two colors', inside(`${shape}<path fill="#fff" d="M1 1z"/>`), /#0a66c2, #ffffff/],
      ['a logo that is no SVG file', logo(whole, 'slack.png'), /put an SVG here/],
      ['the name of a logo', logo(whole, 'Power BI.svg'), /name it "power-bi\.svg"/],
    ] as const
  ).map(([what, change, line]) => [what, change, 'logo-file', line]),
)
testAccepted([['a logo of one color', logo(whole)]])
