import drawings from '../../../src/features/styleguide/drawings.json'
import { formatIssue, validate } from '../../../src/content/validation/validate'
import { fixtureSite, sourceOf } from '../../fixtures/content'

/** The issues of a page with this drawing. */
function issuesOf(drawing: unknown): string[] {
  const site = fixtureSite()
  const path = 'services/web/frontend.json'
  site.files[path] = { ...(site.files[path] as object), drawing }
  return validate(sourceOf(site)).map(formatIssue)
}

test.each(drawings.map((drawing) => [drawing.label, drawing] as const))('%s: valid', (_, drawing) =>
  expect(issuesOf(drawing)).toEqual([]),
)

test('a drawing has exactly one kind', () => {
  const [first, second] = drawings
  expect(issuesOf({ ...second, ...first })).toEqual([
    expect.stringContaining('/drawing  wrong-form'),
  ])
  expect(issuesOf({ label: first?.label })).toEqual([
    expect.stringContaining('/drawing  missing-key'),
  ])
})
