import { fireEvent } from '@testing-library/react'
import { handleRouteUpdate, keepScrollPositions } from '../../src/layout/keep-scroll-positions'

const onScroll = jest.fn()

beforeAll(() => {
  keepScrollPositions()
  window.addEventListener('scroll', onScroll)
})

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  handleRouteUpdate()
  onScroll.mockClear()
})

test('stops scroll events between Back and the other page', () => {
  window.history.replaceState(null, '', '/services/')
  fireEvent.popState(window)
  fireEvent.scroll(window)
  expect(onScroll).not.toHaveBeenCalled()
  handleRouteUpdate()
  fireEvent.scroll(window)
  expect(onScroll).toHaveBeenCalledTimes(1)
})

test('lets scroll events through after a jump within the page', () => {
  fireEvent.popState(window)
  fireEvent.scroll(window)
  expect(onScroll).toHaveBeenCalledTimes(1)
})
