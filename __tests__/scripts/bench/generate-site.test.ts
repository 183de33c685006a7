import { generateSite, oneOf } from '../../../scripts/bench/build/generate-site'
import { formatIssue, validate } from '../../../src/content/validation/validate'
import { sourceOf } from '../../fixtures/content'

const caseStudiesOf = ({ files }: ReturnType<typeof generateSite>) =>
  Object.keys(files).filter((path) => path.startsWith('case-studies/'))

test.each([4, 100, 400])('a site of %i case studies has as many, and no problems', (count) => {
  const site = generateSite(count)
  expect(caseStudiesOf(site)).toHaveLength(count)
  expect(validate(sourceOf(site)).map(formatIssue)).toEqual([])
})

test('the same seed gives the same site, another one another', () => {
  expect(generateSite(20, 7)).toEqual(generateSite(20, 7))
  expect(generateSite(20, 7)).not.toEqual(generateSite(20, 8))
})

test('the one to be changed is a generated one', () => {
  const site = generateSite(50)
  expect(site.files[oneOf(site)]).toMatchObject({ order: expect.any(Number) as number })
  expect(Object.keys(generateSite(3).files)).not.toContain(oneOf(site))
})

test('a site smaller than that of the tests is refused', () => {
  expect(() => generateSite(2)).toThrow('at least 3')
})
