import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PauseMotion } from '../../src/sections/PauseMotion'

const pause = 'Label of pauseMotion'
const resume = 'Label of resumeMotion'
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const motion = () => document.documentElement.dataset.motion

afterEach(() => {
  delete document.documentElement.dataset.motion
})

test('takes over a choice that was made while the page was hydrated', async () => {
  document.documentElement.dataset.motion = 'paused'
  render(<PauseMotion />)
  expect(motion()).toBe('paused')
  await press(resume)
  expect(motion()).toBe('running')
})

test('works without session storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied')
  })
  render(<PauseMotion />)
  await press(pause)
  expect(motion()).toBe('paused')
})
