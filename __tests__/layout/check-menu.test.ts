import { all, set } from '../fixtures/changes'
import { testAccepted, testMistakes, testRightValues, testWrongValues } from '../fixtures/issues'

const entries = (title: string) =>
  ['case-studies', 'products', 'industries', 'services', 'articles', 'our-company'].map((page) => ({
    title,
    link: `/${page}/`,
  }))

testWrongValues('navigation.json', [
  ['/main', entries('Twenty-one characters'), 'long-menu', /titles of 133 .*shorten them to 128/],
  ['/main', entries('二十一文字の題名がある'), 'long-menu', /titles of 139 /],
  ['/contact/title', 'Schedule an introduction now', 'out-of-range', /24/],
])
testRightValues('navigation.json', [
  ['/main', entries('Twenty characters ok')],
  ['/contact/title', 'Kontaktmöglichkeiten'],
])

const withButton = (title: string, entry: string) =>
  all(
    set('navigation.json', '/main', entries(entry)),
    set('navigation.json', '/contact/title', title),
  )
testMistakes([
  [
    'a button whose longest word leaves no room for two rows',
    withButton('Kontaktformularübersicht', 'Nineteen characters'),
    'long-menu /main',
    /titles of 138 characters .*word of "contact"/,
  ],
])
testAccepted([
  ['a long button of short words', withButton('Ask us for an estimate', 'Nineteen characters')],
])
