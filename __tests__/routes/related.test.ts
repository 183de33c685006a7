import { relatedTo } from '../../src/routes/related'

const work = (id: string, ...tags: string[]) => ({ id, tags })

test('all others, where there are few', () => {
  const others = relatedTo([work('a', 'x'), work('b', 'y'), work('c', 'x')])
  expect(others('b')).toEqual(['a', 'c'])
})

test('the more tags are shared, the closer', () => {
  const others = relatedTo([
    work('a', 'retail', 'web', 'React'),
    work('one', 'retail'),
    work('three', 'retail', 'web', 'React'),
    work('two', 'retail', 'web'),
    work('none', 'health'),
  ])
  expect(others('a')).toEqual(['three', 'two', 'one', 'none'])
})

test('a rare tag in common says more than one that everybody has', () => {
  const others = relatedTo([
    work('a', 'React', 'falconry'),
    work('b', 'React'),
    work('c', 'React'),
    work('d', 'falconry'),
  ])
  expect(others('a')).toEqual(['d', 'b', 'c'])
})

test('beyond eight, the eight closest; a tag named twice counts once', () => {
  const many = Array.from({ length: 20 }, (_, index) => work(`${index}`, 'common', 'common'))
  const others = relatedTo([...many, work('a', 'common', 'rare'), work('b', 'rare')])
  expect(others('a')).toEqual(['b', '0', '1', '2', '3', '4', '5', '6'])
})

test('one without tags in common still gets others, in the order of the list', () => {
  const many = Array.from({ length: 10 }, (_, index) => work(`${index}`, 'common'))
  expect(relatedTo([...many, work('alone')])('alone')).toEqual('01234567'.split(''))
  expect(relatedTo([work('alone')])('alone')).toEqual([])
})
