import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PauseMotion } from '../../src/sections/PauseMotion'

const pause = 'Label of pauseMotion'
const resume = 'Label of resumeMotion'
const buttons = (name: string) => screen.getAllByRole('button', { name })
const press = (name: string) => userEvent.click(buttons(name)[0] ?? document.body)
const motion = () => document.documentElement.dataset.motion
const stored = () => JSON.parse(sessionStorage.getItem('motion') ?? 'null') as unknown

afterEach(() => {
  delete document.documentElement.dataset.motion
})

test('all buttons pause and resume all motion, which runs after hydration, and store the choice', async () => {
  expect(motion()).toBeUndefined()
  render(
    <>
      <PauseMotion compact />
      <PauseMotion />
    </>,
  )
  expect(motion()).toBe('running')
  await press(pause)
  expect([motion(), stored()]).toEqual(['paused', 'paused'])
  expect(buttons(resume)).toHaveLength(2)
  await press(resume)
  expect([motion(), stored()]).toEqual(['running', 'running'])
  expect(buttons(pause)).toHaveLength(2)
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
