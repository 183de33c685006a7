import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Showcase } from '../../src/sections/Showcase'
import { imageFile } from '../fixtures/cards'
import { siteAnswers } from '../fixtures/static-queries'
import { answerQueries } from '../mocks/gatsby'
import { watchWindow } from '../mocks/window'

const show = () => {
  watchWindow()
  answerQueries(siteAnswers())
  render(
    <Showcase
      title="Showcase"
      pictures={['One', 'Two', 'Three'].map((name) => ({
        imgUrl: imageFile(name),
        imgAlt: `Screen ${name}`,
        caption: `Caption ${name}`,
      }))}
    />,
  )
}

const picture = (name: string) => screen.getByRole('link', { name: new RegExp(`Screen ${name}$`) })
const dialog = () => screen.queryByRole('dialog', { name: 'Showcase' })
const inDialog = (name: string) => within(dialog() ?? document.body).queryByRole('img', { name })

// jsdom has dialogs, but cannot open them as modal ones.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

test('each picture is a link to its largest file, with its caption', () => {
  show()
  expect(picture('Two')).toHaveAttribute('href', '/Two-1600.webp')
  expect(picture('Two')).toHaveAccessibleName('Words for enlarge: Screen Two')
  expect(screen.getByText('Caption Two')).toBeVisible()
  expect(dialog()).not.toBeInTheDocument()
})

test('opens larger, turns with the arrow keys round the corner, and gives the focus back', async () => {
  show()
  await userEvent.click(picture('Two'))
  expect(inDialog('Screen Two')).toBeVisible()
  const next = within(dialog() ?? document.body).getByRole('button', { name: 'Words for next' })
  next.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(inDialog('Screen Three')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  expect(inDialog('Screen One')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  expect(inDialog('Screen Three')).toBeVisible()
  expect(within(dialog() ?? document.body).getByText('3 Words for of 3')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Words for close' }))
  expect(dialog()).not.toBeInTheDocument()
  expect(picture('Two')).toHaveFocus()
})

test('a click beside the picture closes, one on it does not', async () => {
  show()
  await userEvent.click(picture('One'))
  await userEvent.click(inDialog('Screen One') ?? document.body)
  expect(dialog()).toBeInTheDocument()
  await userEvent.click(dialog() ?? document.body)
  expect(dialog()).not.toBeInTheDocument()
})
