import { validate } from '../../../../../plugins/content/check/run'
import { formatIssue } from '../../../../../plugins/content/issue'
import { site } from '../../../../../src/site'
import { fixtureSite, sourceOf } from '../../../../fixtures/content'

test('warns of a list whose entries are under another address', () => {
  const pages = site.pages.map((page) =>
    page.lists === 'products/' ? { ...page, path: '/nytt/' } : page,
  )
  const issues = validate({ ...sourceOf(fixtureSite()), site: { ...site, pages } })
  expect(issues.filter(({ rule }) => rule === 'list-address').map(formatIssue)).toEqual([
    expect.stringMatching(
      /^data\/products\.json:1:1 +\/ +warning +list-address +the list is at \/nytt\/, but its entries are under \/products\/ .*"\/products\/" as its address .*"paths" in data\/site\.json changes both: "products": "nytt"/,
    ),
  ])
})
