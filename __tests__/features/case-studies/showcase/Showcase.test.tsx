import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Showcase } from '../../../../src/features/case-studies/showcase/Showcase'
import { imageFile } from '../../../fixtures/cards'
import { openDialogs } from '../../../mocks/dialog'
import { watchWindow } from '../../../mocks/window'

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

test('links each picture with its caption to its largest file', () => {
  show()
  expect(picture('Two')).toHaveAttribute('href', '/Two-1600.webp')
  expect(picture('Two')).toHaveAccessibleName('Label of enlarge: Screen Two')
  expect(screen.getByText('Caption Two')).toBeVisible()
  expect(dialog()).not.toBeInTheDocument()
})

test('opens a dialog, cycles through the pictures with the arrow keys and returns the focus', async () => {
  show()
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

test('dragging a picture does not open it', async () => {
  show()
  await act(() => {
    watchWindow.observers.forEach(({ report }) => report([true]))
    return Promise.resolve()
  })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Label of next' })).toBeVisible())
  const press = (from: number, to: number) => {
    const target = screen.getByRole('img', { name: 'Screen One' })
    fireEvent(target, new MouseEvent('pointerdown', { bubbles: true, clientX: from }))
    fireEvent.click(target, { clientX: to, detail: 1 })
  }
  press(300, 250)
  expect(dialog()).not.toBeInTheDocument()
  press(300, 303)
  expect(dialog()).toBeInTheDocument()
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
