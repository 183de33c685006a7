import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Showcase } from '../../../../src/features/case-studies/showcase/Showcase'
import { imageFile } from '../../../fixtures/cards'
import { openDialogs } from '../../../mocks/dialog'

const show = () => {
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
}

const picture = (name: string) => screen.getByRole('link', { name: new RegExp(`Screen ${name}$`) })
const dialog = () => screen.queryByRole('dialog', { name: 'Showcase' })
const inDialog = (name: string) => within(dialog() ?? document.body).queryByRole('img', { name })

beforeAll(openDialogs)

test('opens a dialog, cycles through the pictures with the arrow keys and returns the focus', async () => {
  show()
  expect(picture('Two')).toHaveAccessibleName('Label of enlarge: Screen Two')
  await userEvent.click(picture('Two'))
  expect(inDialog('Screen Two')).toBeVisible()
  expect(dialog()).toContainElement(document.activeElement as HTMLElement)
  const next = within(dialog() ?? document.body).getByRole('button', { name: 'Label of next' })
  next.focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(inDialog('Screen Three')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  expect(inDialog('Screen One')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  expect(inDialog('Screen Three')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Label of close' }))
  expect(dialog()).not.toBeInTheDocument()
  expect(picture('Two')).toHaveFocus()
})

test('announces position and caption in one live region', async () => {
  show()
  await userEvent.click(picture('Two'))
  const [message, ...others] = dialog()?.querySelectorAll('[aria-live]') ?? []
  expect(others).toEqual([])
  expect(message).toHaveAttribute('aria-live', 'polite')
  expect(message).toHaveAttribute('aria-atomic', 'true')
  expect(message).toHaveTextContent('2 Label of of 3: Caption Two')
  await userEvent.keyboard('{ArrowRight}')
  expect(message).toHaveTextContent('3 Label of of 3: Caption Three')
})

test('a click outside the picture closes the dialog, one on it does not', async () => {
  show()
  await userEvent.click(picture('One'))
  await userEvent.click(inDialog('Screen One') ?? document.body)
  expect(dialog()).toBeInTheDocument()
  await userEvent.click(dialog() ?? document.body)
  expect(dialog()).not.toBeInTheDocument()
})

test('stays open if the picture was double-clicked', async () => {
  show()
  await userEvent.click(picture('One'))
  fireEvent.click(dialog() ?? document.body, { detail: 2 })
  expect(dialog()).toBeInTheDocument()
})
