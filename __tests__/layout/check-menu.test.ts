import { testRightValues, testWrongValues } from '../fixtures/issues'

const entries = (title: string) =>
  ['case-studies', 'products', 'industries', 'services', 'articles', 'our-company'].map((page) => ({
    title,
    link: `/${page}/`,
  }))

testWrongValues('navigation.json', [
  ['/main', entries('Twenty-one characters'), 'long-menu', /titles of 126 .*shorten them to 120/],
  ['/main', entries('二十一文字の題名がある'), 'long-menu', /titles of 132 /],
  ['/contact/title', 'Schedule an introduction now', 'out-of-range', /24/],
])
testRightValues('navigation.json', [
  ['/main', entries('Twenty characters ok')],
  ['/contact/title', 'Kontaktmöglichkeiten'],
])
