import { render, screen } from '@testing-library/react'
import { OverviewPage } from '../../../src/sections/page/OverviewPage'
import { tableDrawing } from '../../fixtures/drawings'

const show = (change: Partial<Queries.OverviewPageFragment>, isFirstPage = true) => {
  const overview = {
    ...{ title: 'Works', promise: null, introduction: 'All of them.' },
    ...{ seo: { title: 'Works', description: 'All works.' }, drawing: null },
    ...change,
  }
  const seo = isFirstPage ? undefined : { title: 'Works, page 2' }
  render(
    <OverviewPage path="/works/" overview={overview} seo={seo}>
      {null}
    </OverviewPage>,
  )
}

const drawing = tableDrawing as unknown as Queries.OverviewPageFragment['drawing']

test.each([
  ['the first page has the drawing', { drawing }, true, [tableDrawing.label]],
  ['the second page has none', { drawing }, false, []],
  ['without a drawing in the content there is none', {}, true, []],
])('%s', (_what, change, isFirstPage, names) => {
  show(change, isFirstPage)
  const drawings = screen.queryAllByRole('img')
  expect(drawings.map((each) => each.getAttribute('aria-label'))).toEqual(names)
})
