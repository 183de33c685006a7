import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FlipCard } from '../../src/components/flip-card/FlipCard'
import { startPage } from '../support/behaviors'
import { render } from '../support/locale'

const name = (title: string) => `Turn over: ${title}`

const show = (...titles: string[]) => {
  render(
    <>
      {titles.map((title) => (
        <FlipCard
          key={title}
          turnLabel={name(title)}
          front={<h3>{title}</h3>}
          back={<p id={`${title}-back`}>We support {title}</p>}
        />
      ))}
      <p>Outside</p>
    </>,
  )
  const user = userEvent.setup()
  return { user, control: screen.getByRole('button', { name: name(titles[0] ?? '') }) }
}

const expectTurned = (control: HTMLElement, isTurned: boolean) => {
  expect(control).toHaveAttribute('aria-pressed', String(isTurned))
  expect(control.parentElement).toHaveAttribute('data-turned', String(isTurned))
}

const finger = (target: Element) => ({ keys: '[TouchA]', target })

test('a card turns with the focus, and after it with Enter and Space; Escape shows the front', async () => {
  const { user, control } = show('Care')
  startPage()
  expect(control).toHaveAccessibleDescription('We support Care')
  await user.tab()
  expectTurned(control, true)
  for (const [key, isTurned] of [
    ['{Enter}', true],
    [' ', false],
    ['{Enter}', true],
    ['{Escape}', false],
  ] as const) {
    await user.keyboard(key)
    expectTurned(control, isTurned)
  }
  await user.tab()
  expectTurned(control, false)
})

test('a card turns while a mouse is on it, and a click on its text changes nothing', async () => {
  const { user, control } = show('Care')
  startPage()
  const text = screen.getByText('We support Care')
  await user.hover(text)
  expectTurned(control, true)
  await user.click(text)
  expectTurned(control, true)
  await user.keyboard('{Escape}')
  expectTurned(control, false)
  await user.unhover(text)
  await user.hover(control)
  expectTurned(control, true)
  await user.unhover(control)
  expectTurned(control, false)
})

test('a tap on a card or on its button turns it once, and a tap elsewhere turns it back', async () => {
  const { user, control } = show('Care', 'Speed')
  startPage()
  for (const target of [screen.getByText('Care'), control]) {
    await user.pointer(finger(target))
    expectTurned(control, true)
    await user.pointer(finger(target))
    expectTurned(control, false)
  }
  await user.pointer(finger(control))
  await user.pointer(finger(screen.getByText('Speed')))
  expectTurned(control, false)
  expectTurned(screen.getByRole('button', { name: name('Speed') }), true)
  await user.pointer(finger(screen.getByText('Outside')))
  expectTurned(screen.getByRole('button', { name: name('Speed') }), false)
})

test('a text that is found in the back turns the card, also before the script', () => {
  const { control } = show('Care', 'Speed')
  const [first, second] = [...document.querySelectorAll('[data-back]')]
  if (!first || !second) throw new Error('The backs are missing.')
  first.scrollLeft = 200
  startPage()
  expectTurned(control, true)
  const other = screen.getByRole('button', { name: name('Speed') })
  expectTurned(other, false)
  second.scrollLeft = 200
  fireEvent.scroll(second)
  expectTurned(other, true)
})

test('a card that has the focus before the script stays turned', () => {
  const { control } = show('Care')
  control.focus()
  startPage()
  expectTurned(control, true)
})

test('a card that React renders later turns too', async () => {
  startPage()
  const { user, control } = show('Care')
  await user.tab()
  expectTurned(control, true)
})
