import { hyphenateHtml } from '../../../plugins/hyphens/hyphenate-html'

/** Soft hyphens as "|". */
const shown = (body: string, language = 'fi'): string =>
  hyphenateHtml(
    `<html lang="${language}"><head><title>Toiminnanohjaus</title></head>${body}</html>`,
  )
    .replace(/^.*?<\/head>|<\/html>$/g, '')
    .replaceAll('\u00ad', '|')

test.each([
  ['fi', 'Uusi varastonhallintajärjestelmä.', 'Uusi varas|ton|hal|lin|ta|jär|jes|telmä.'],
  ['de-AT', 'Das Warenwirtschaftssystem', 'Das Waren|wirt|schafts|system'],
  ['hu', '„Vállalatirányítási”', '„Válla|lat|irá|nyí|tási”'],
  // Short words, languages without long ones, and those whose syllables are unknown.
  ['fi', 'Näin varastonhallinta', 'Näin varas|ton|hal|linta'],
  ['fi', 'järjestelmä', 'järjestelmä'],
  ['en', 'Internationalization', 'Internationalization'],
  ['ja', 'Internationalization', 'Internationalization'],
  ['bn', 'অ্যাকসেপট্যান্স ইঞ্জিনিয়ারদের', 'অ্যাকসেপট্যান্স ইঞ্জিনিয়ারদের'],
  // Addresses and names of files.
  ['fi', 'toiminnanohjaus@yritys.fi', 'toiminnanohjaus@yritys.fi'],
  ['fi', 'www.toiminnanohjausjarjestelma.fi', 'www.toiminnanohjausjarjestelma.fi'],
])('in %s, "%s" is "%s"', (language, text, expected) => {
  expect(shown(`<p>${text}</p>`, language)).toBe(`<p>${expected}</p>`)
})

test('the hyphens of the author are those of a word, and other words have theirs', () => {
  const own = 'Toiminnanohjaus\u00adjärjestelmän'
  expect(shown(`<h1>${own} varastonhallinta</h1>`)).toBe(
    `<h1><span data-word="">${shown('Toiminnanohjaus')}|järjestelmän</span> <span data-word="">varas|ton|hal|linta</span></h1>`,
  )
  expect(shown('<p>Toiminnan\u00adohjaus\u00adjärjestelmä</p>')).toBe(
    '<p>Toiminnan|ohjaus|järjestelmä</p>',
  )
})

test('a long word of a heading is an element, with the marks around it', () => {
  expect(shown('<h2>Näin (työskentelemme), <em>varastonhallinta</em></h2>')).toBe(
    '<h2>Näin <span data-word="">(työs|ken|te|lemme),</span> <em><span data-word="">varas|ton|hal|linta</span></em></h2>',
  )
})

test.each([
  '<pre>toiminnanohjausjärjestelmä</pre>',
  '<p translate="no">toiminnanohjausjärjestelmä</p>',
  '<div data-island="form"><div>a</div>toiminnanohjausjärjestelmä</div>',
  '<img alt="toiminnanohjausjärjestelmä"/>',
  '<script>if(a<b)toiminnanohjausjärjestelmä()</script>',
  '<a hrefLang="de" hreflang="de">toiminnanohjausjärjestelmä</a>',
])('%s stays as it is, and what follows does not', (html) => {
  expect(shown(`${html}<p>varastonhallinta</p>`)).toBe(`${html}<p>varas|ton|hal|linta</p>`)
})

test('the heading of a column has hyphens in each cell of a narrow table', () => {
  expect(shown('<td data-column="Varastonhallinta (kpl)">5</td>')).toBe(
    '<td data-column="Varas|ton|hal|linta (kpl)">5</td>',
  )
})

test('a page that has its hyphens stays as it is', () => {
  const once = hyphenateHtml(
    '<html lang="fi"><h1>Varastonhallinta Toiminnan\u00adohjaus\u00adjärjestelmä</h1></html>',
  )
  expect(hyphenateHtml(once)).toBe(once)
})
