import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { hydrateIsland } from '../../src/islands/hydrate-island'
import { type Slots, slotProps } from '../../src/islands/slots'

interface CounterProps {
  label: string
  slots: Slots<'note'>
}

const Counter = ({ label, slots }: CounterProps) => {
  const [count, setCount] = useState(0)
  if (count === 2) throw new Error('Two is too many')
  return (
    <form>
      <label>
        Name <input name="name" />
      </label>
      <button type="button" onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>
      {slots.note.map((note, index) => (
        <p key={index} {...slotProps('note', note)} />
      ))}
    </form>
  )
}

/** Shows the island as a built page has it. */
function showIsland(): HTMLElement {
  const note = { html: 'A <b>note</b>' }
  const island = document.createElement('div')
  island.dataset.island = 'counter'
  island.dataset.props = JSON.stringify({ label: 'Count' })
  island.dataset.slots = 'note'
  island.innerHTML = renderToString(<Counter label="Count" slots={{ note: [note] }} />)
  document.body.replaceChildren(island)
  return island
}

const hydrate = async (island: HTMLElement): Promise<void> => {
  let hydrated: Promise<void> | undefined
  await act(async () => {
    hydrated = hydrateIsland(island, Counter as ComponentType<never>)
    await Promise.resolve()
  })
  await hydrated
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })

beforeEach(() => {
  // React reports what a test causes.
  jest.spyOn(console, 'error').mockReturnValue()
  // jsdom does not have it.
  performance.mark = jest.fn()
})
afterEach(() => {
  jest.restoreAllMocks()
  document.body.replaceChildren()
})

test('takes over the elements of the page, with what was typed', async () => {
  const island = showIsland()
  const input = field()
  await userEvent.type(input, 'Ann')
  await hydrate(island)
  await userEvent.click(screen.getByRole('button', { name: 'Count 0' }))
  expect(screen.getByRole('button', { name: 'Count 1' })).toBeVisible()
  expect(field()).toBe(input)
  expect(input).toHaveValue('Ann')
})

test('keeps a part that a translator has changed', async () => {
  const island = showIsland()
  const bold = screen.getByText('note')
  bold.textContent = 'Notiz'
  await hydrate(island)
  expect(screen.getByText('Notiz')).toBe(bold)
})

test('keeps what was typed and the focus if others have changed the elements', async () => {
  const island = showIsland()
  await userEvent.type(field(), 'Ann')
  screen.getByRole('button').replaceChildren('Zahl 0')
  document.querySelector('form')?.prepend(document.createElement('span'))
  await hydrate(island)
  expect(field()).toHaveValue('Ann')
  expect(field()).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Count 0' }))
  expect(screen.getByRole('button', { name: 'Count 1' })).toBeVisible()
})

test('shows the HTML of the page again, with what was typed, if the component throws', async () => {
  const island = showIsland()
  await hydrate(island)
  await userEvent.type(field(), 'Ann')
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(screen.getByRole('button'))
  await act(() => Promise.resolve())
  expect(island.dataset.failed).toBe('error')
  expect(screen.getByRole('button', { name: 'Count 0' })).toBeVisible()
  expect(field()).toHaveValue('Ann')
})
