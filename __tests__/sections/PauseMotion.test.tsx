import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PauseMotion } from '../../src/sections/PauseMotion'
import { siteAnswers } from '../fixtures/static-queries'
import { mockStaticQueries } from '../mocks/gatsby'

const pause = 'Words for pauseMotion'
const resume = 'Words for resumeMotion'
const press = (name: string) =>
  userEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body)
const motion = () => document.documentElement.dataset.motion
const remembered = () => JSON.parse(sessionStorage.getItem('motion') ?? 'null') as unknown

beforeEach(() => mockStaticQueries(siteAnswers()))

test('things may move once the page can stop them', () => {
  expect(motion()).toBeUndefined()
  render(<PauseMotion />)
  expect(motion()).toBe('running')
})

test('stops all motion, remembers it for the visit, and starts it again', async () => {
  render(<PauseMotion />)
  await press(pause)
  expect(motion()).toBe('paused')
  expect(remembered()).toBe('paused')
  await press(resume)
  expect(motion()).toBe('running')
  expect(remembered()).toBe('running')
})

test('is one control, wherever it stands', async () => {
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

test('has a name and no description that repeats it', () => {
  render(<PauseMotion compact />)
  expect(screen.getByRole('button')).toHaveAccessibleName(pause)
  expect(screen.getByRole('button')).not.toHaveAccessibleDescription()
})

test('works where the page may store nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied')
  })
  render(<PauseMotion />)
  await press(pause)
  expect(motion()).toBe('paused')
})
