import { stripUnusedClasses, stripStyleMetadata } from '../../../src/gatsby/ssr/strip-ssr-metadata'

test('keeps rules and removes the markers for rehydration', () => {
  const css =
    '.a{color:red;}/*!sc*/\ndata-styled.g1[id="sc-x-0"]{content:"a,"}/*!sc*/\n.b{top:0;}/*!sc*/\n'
  expect(stripStyleMetadata(css)).toBe('.a{color:red;}.b{top:0;}')
})

test('keeps a class if a rule uses it', () => {
  const body =
    '<p class="sc-x-0 a">class="sc-z-0"</p><i class="sc-y-0 plain b"></i><b class="sc-z-0">'
  expect(stripUnusedClasses(body, '.a{} .sc-y-0:hover .b{}')).toBe(
    '<p class="a">class="sc-z-0"</p><i class="sc-y-0 plain b"></i><b>',
  )
})
