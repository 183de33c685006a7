import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Showcase } from '../../../src/features/case-studies/Showcase'
import { imageFile } from '../../fixtures/cards'
import { openDialogs } from '../../mocks/dialog'

const picture = (name: string) => screen.getByRole('link', { name: new RegExp(`Screen ${name}$`) })
const dialog = () => screen.queryByRole('dialog', { name: 'Showcase' })
const inDialog = (name: string) => within(dialog() ?? document.body).queryByRole('img', { name })

beforeAll(openDialogs)

/** Opens the picture "Two" of three. */
const openPicture = async () => {
  render(
    <Showcase
      title="Showcase"
      pictures={['One', 'Two', 'Three'].map((name) => ({
        imgUrl: imageFile(name),
        imgAlt: `Screen ${name}`,
        pictureNarrow: null,
        caption: `Caption ${name}`,
      }))}
    />,
  )
  expect(picture('Two')).toHaveAccessibleName('Label of enlarge: Screen Two')
  await userEvent.click(picture('Two'))
  expect(inDialog('Screen Two')).toBeVisible()
}

test('arrow keys cycle through the pictures, which one live region announces', async () => {
  await openPicture()
  within(dialog() ?? document.body)
    .getByRole('button', { name: 'Label of next' })
    .focus()
  const [message, ...others] = dialog()?.querySelectorAll('[aria-live]') ?? []
  expect(others).toEqual([])
  expect(message).toHaveAttribute('aria-live', 'polite')
  expect(message).toHaveAttribute('aria-atomic', 'true')
  expect(message).toHaveTextContent('2 Label of of 3: Caption Two')
  for (const [key, announced, name] of [
    ['{ArrowRight}', '3 Label of of 3: Caption Three', 'Screen Three'],
    ['{ArrowRight}', '1 Label of of 3: Caption One', 'Screen One'],
    ['{ArrowLeft}', '3 Label of of 3: Caption Three', 'Screen Three'],
  ] as const) {
    await userEvent.keyboard(key)
    expect(inDialog(name)).toBeVisible()
    expect(message).toHaveTextContent(announced)
  }
})

test('its button or a click outside the picture closes the dialog, one on the picture does not', async () => {
  await openPicture()
  await userEvent.click(screen.getByRole('button', { name: 'Label of close' }))
  expect(dialog()).not.toBeInTheDocument()
  expect(picture('Two')).toHaveFocus()

  await userEvent.click(picture('One'))
  await userEvent.click(inDialog('Screen One') ?? document.body)
  expect(dialog()).toBeInTheDocument()
  await userEvent.click(dialog() ?? document.body)
  expect(dialog()).not.toBeInTheDocument()
})

test('stays open if the picture was double-clicked', async () => {
  await openPicture()
  fireEvent.click(dialog() ?? document.body, { detail: 2 })
  expect(dialog()).toBeInTheDocument()
})
