import { relatedTo } from '../../../../../plugins/content/core/pages/related-case-studies'

const caseStudy = (id: string, ...tags: string[]) => ({ id, tags })

test('returns all others if there are few', () => {
  const others = relatedTo([caseStudy('a', 'x'), caseStudy('b', 'y'), caseStudy('c', 'x')])
  expect(others('b')).toEqual(['a', 'c'])
})

test('the more tags are shared, the closer a case study is', () => {
  const others = relatedTo([
    caseStudy('a', 'retail', 'web', 'React'),
    caseStudy('one', 'retail'),
    caseStudy('three', 'retail', 'web', 'React'),
    caseStudy('two', 'retail', 'web'),
    caseStudy('none', 'health'),
  ])
  expect(others('a')).toEqual(['three', 'two', 'one', 'none'])
})

test('one in progress comes after finished ones, however close it is', () => {
  const others = relatedTo([
    caseStudy('a', 'retail', 'web'),
    { ...caseStudy('running', 'retail', 'web'), inProgress: true },
    caseStudy('b', 'web'),
    caseStudy('c'),
  ])
  expect(others('a')).toEqual(['b', 'c', 'running'])
})

test('a rare shared tag counts more than a frequent one', () => {
  const others = relatedTo([
    caseStudy('a', 'React', 'falconry'),
    caseStudy('b', 'React'),
    caseStudy('c', 'React'),
    caseStudy('d', 'falconry'),
  ])
  expect(others('a')).toEqual(['d', 'b', 'c'])
})

test('returns the eight closest; a duplicate tag counts once', () => {
  const many = Array.from({ length: 20 }, (_, index) => caseStudy(`${index}`, 'common', 'common'))
  const others = relatedTo([...many, caseStudy('a', 'common', 'rare'), caseStudy('b', 'rare')])
  expect(others('a')).toEqual(['b', '0', '1', '2', '3', '4', '5', '6'])
})

test('one without shared tags still gets others, in the order of the list', () => {
  const many = Array.from({ length: 10 }, (_, index) => caseStudy(`${index}`, 'common'))
  expect(relatedTo([...many, caseStudy('alone')])('alone')).toEqual('01234567'.split(''))
  expect(relatedTo([caseStudy('alone')])('alone')).toEqual([])
})
