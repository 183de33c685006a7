import { render, screen } from '@testing-library/react'
import { OverviewHeader } from '../../../src/sections/page-header/OverviewHeader'
import { tableDrawing } from '../../fixtures/drawings'

const show = (change: Partial<Queries.OverviewHeaderFragment>, isFirstPage = true) => {
  const overview = {
    ...{ title: 'Works', promise: null, introduction: 'All of them.' },
    ...{ seo: { title: 'Works', description: 'All works.' }, drawing: null },
    ...change,
  }
  const seo = isFirstPage ? undefined : { title: 'Works, page 2' }
  render(<OverviewHeader path="/works/" overview={overview} seo={seo} />)
}

const drawing = tableDrawing as unknown as Queries.OverviewHeaderFragment['drawing']

test('a list without a promise has its title as the heading', () => {
  show({})
  expect(screen.getByRole('heading', { name: 'Works' })).toBeVisible()
})

test('a promise follows the title in the heading', () => {
  show({ promise: 'Three that are in use' })
  expect(screen.getByRole('heading', { name: 'Works Three that are in use' })).toBeVisible()
})

test('the first page of a list has its drawing', () => {
  show({ drawing })
  expect(screen.getByRole('img', { name: tableDrawing.label })).toBeVisible()
})

test.each([
  ['without a drawing in the content', {}, true],
  ['on the second page', { drawing }, false],
])('%s there is none', (_, change, isFirstPage) => {
  show(change, isFirstPage)
  expect(screen.queryByRole('img')).toBeNull()
})
