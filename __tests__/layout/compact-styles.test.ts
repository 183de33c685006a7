import { compactClasses, compactStyles, shortClasses } from '../../src/styles/compact-styles'

const css =
  '.hQx:hover .plain{top:0.5rem;}/*!sc*/\ndata-styled.g1[id="sc-x-0"]{content:"hQx,kWz,"}/*!sc*/\n' +
  '.kWz{left:0;}/*!sc*/\n.gA{}/*!sc*/\ndata-styled.g2[id="sc-y-0"]{content:"gA,"}/*!sc*/\n'
const short = shortClasses(css)

test('keeps rules, removes markers and unused properties, and shortens generated classes', () => {
  const root = ':root{--1:red;--2:blue;--3:0.5rem;}.a{top:var(--3,0);}'
  expect(compactStyles(root, '<path fill="var(--1)">', short)).toBe(
    ':root{--1:red;--3:.5rem}.a{top:var(--3,0)}',
  )
  expect(compactStyles(css, '', short)).toBe('.c0:hover .plain{top:.5rem}.c1{left:0}.c2{}')
})

test('keeps only the rules for print that the page uses', () => {
  const print =
    "@media print{[data-print~='plain'],[data-print~='page']{border:0;}" +
    "[data-print~='hide'],nav{top:0;}[data-print~='words'],[data-print~='small'] img{gap:0;}}"
  expect(compactStyles(print, '<p data-print="words above-3"></p>', short)).toBe(
    '@media print{[data-print~=hide],nav{top:0}[data-print~=words],[data-print~=small] img{gap:0}}',
  )
})

test('shortens generated classes and keeps the class of a component if a rule uses it', () => {
  const body =
    '<p class="sc-x-0 hQx">class="sc-z-0"</p><i class="sc-y-0 plain gA"></i><b class="sc-z-0"><u class="">'
  expect(compactClasses(body, '.c0{} .sc-y-0:hover .c2{}', short)).toBe(
    '<p class="c0">class="sc-z-0"</p><i class="sc-y-0 plain c2"></i><b><u>',
  )
})
