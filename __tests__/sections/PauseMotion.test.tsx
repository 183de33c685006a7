import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PauseMotion } from '../../src/sections/PauseMotion'

const pause = 'Label of pauseMotion'
const resume = 'Label of resumeMotion'
const press = (name: string) =>
  userEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body)
const motion = () => document.documentElement.dataset.motion
const stored = () => JSON.parse(sessionStorage.getItem('motion') ?? 'null') as unknown

afterEach(() => {
  delete document.documentElement.dataset.motion
})

test('motion runs after hydration', () => {
  expect(motion()).toBeUndefined()
  render(<PauseMotion />)
  expect(motion()).toBe('running')
})

test('pauses and resumes all motion and stores the choice', async () => {
  render(<PauseMotion />)
  await press(pause)
  expect(motion()).toBe('paused')
  expect(stored()).toBe('paused')
  await press(resume)
  expect(motion()).toBe('running')
  expect(stored()).toBe('running')
})

test('takes over a choice that was made while the page was hydrated', async () => {
  document.documentElement.dataset.motion = 'paused'
  render(<PauseMotion />)
  expect(motion()).toBe('paused')
  await press(resume)
  expect(motion()).toBe('running')
})

test('two buttons have the same state', async () => {
  render(
    <>
      <PauseMotion compact />
      <PauseMotion />
    </>,
  )
  await press(pause)
  expect(screen.getAllByRole('button', { name: resume })).toHaveLength(2)
  await press(resume)
  expect(screen.getAllByRole('button', { name: pause })).toHaveLength(2)
})

test('has a name and no description', () => {
  render(<PauseMotion compact />)
  expect(screen.getByRole('button')).toHaveAccessibleName(pause)
  expect(screen.getByRole('button')).not.toHaveAccessibleDescription()
})

test('works without session storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied')
  })
  render(<PauseMotion />)
  await press(pause)
  expect(motion()).toBe('paused')
})
