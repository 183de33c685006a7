import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CaseStudyCover } from '../../../src/features/case-studies/CaseStudyCover'
import { Showcase } from '../../../src/features/case-studies/Showcase'
import { caseStudyList, titlesTo } from '../../fixtures/case-study-list'
import { imageFile } from '../../fixtures/cards'
import { queryResult } from '../../fixtures/query-result'
import { mockStaticQueries } from '../../mocks/gatsby'
import { showBuilt, wake } from '../../support/built-island'
import { render } from '../../support/locale'

const show = (...args: Parameters<typeof caseStudyList>) => render(caseStudyList(...args))

const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const status = () => screen.getByRole('status').textContent
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

afterEach(() => jest.restoreAllMocks())

test.each(['', '?industry=Falconry'])('with the query "%s" the list is complete', (search) => {
  show(25, search)
  expect(titles()).toEqual(titlesTo(24))
  expect(status()).toBe('Label of allCaseStudies: 25')
  expect(linkTo('Page 2')).toBe('/case-studies/page/2/')
})

test.each([
  [8, '?industry=Shops', '2 of 8', ['No3', 'No6'], [['Shops', '', '']]],
  [8, '?industry=Shops&technology=Elm', '0 of 8', [], [['Shops', '', 'Elm']]],
  // With fewer than eight there is no form.
  [7, '?industry=shops&technology=node', '2 of 7 (Shops, Node)', ['No3', 'No6'], []],
])('of %i case studies the query "%s" selects %s', (count, search, matching, shown, forms) => {
  show(count, search)
  expect(status()).toBe(`Label of matching: ${matching}`)
  expect(titles()).toEqual(shown)
  expect(screen.queryAllByText('Label of noMatch')).toHaveLength(shown.length === 0 ? 1 : 0)
  expect(linkTo('Label of allCaseStudies')).toBe('/case-studies/')
  const boxes = screen.queryAllByRole<HTMLSelectElement>('combobox')
  expect(boxes.map(({ value }) => value)).toEqual(forms.flat())
})

const choice = (name: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Label of ${name}` })
const choose = (name: string, value: string) =>
  fireEvent.change(choice(name), { target: { value } })

test('a series of keyboard changes in one select adds one history entry', () => {
  show(8)
  const added: boolean[] = []
  jest.spyOn(window.history, 'pushState').mockImplementation(() => added.push(true))
  jest.spyOn(window.history, 'replaceState').mockImplementation(() => added.push(false))
  act(() => choice('industry').focus())
  choose('industry', 'Health')
  choose('industry', 'Shops')
  fireEvent.pointerDown(choice('industry'))
  choose('industry', 'Health')
  act(() => choice('industry').blur())
  choose('industry', 'Shops')
  expect(added).toEqual([true, false, true, true])
})

test('a choice filters in place, and Back and the link to all show the whole list again', async () => {
  show(8)
  choose('industry', 'Shops')
  expect(titles()).toEqual(['No3', 'No6'])
  expect(window.location.search).toBe('?industry=Shops')
  act(() => window.history.back())
  await waitFor(() => expect(titles()).toEqual(titlesTo(8)))
  expect(choice('industry')).toHaveValue('')

  choose('technology', 'Elm')
  expect(titles()).toEqual(['No5'])
  await userEvent.click(screen.getByRole('link', { name: 'Label of allCaseStudies' }))
  expect(titles()).toEqual(titlesTo(8))
  expect(window.location.href).toBe('http://localhost/case-studies/')
  expect(choice('industry')).toHaveFocus()
})

test.each([2, 99])('page %i of the matches shows the last page', (page) => {
  show(60, `?technology=Node&page=${page}`)
  expect(titles()).toHaveLength(24)
  expect(titles().at(-1)).toBe('No59')
  expect(linkTo('Page 1')).toBe('/case-studies/?technology=Node')
})

test('what was selected before the script arrived is applied with the filter of the address', async () => {
  const island = showBuilt(caseStudyList(20, '?technology=node'))
  expect(titles()).toEqual(titlesTo(20))
  choice('industry').value = 'Shops'
  await wake(island)
  expect(titles()).toEqual(['No3', 'No6', 'No9', 'No12', 'No18'])
  expect(choice('industry')).toHaveValue('Shops')
  expect(choice('technology')).toHaveValue('Node')
  expect(window.location.search).toBe('?industry=Shops&technology=Node')
})

const picture = (name: string) => screen.getByRole('link', { name: new RegExp(`Screen ${name}$`) })
const dialog = () => screen.queryByRole('dialog', { name: 'Showcase' })
const inDialog = (name: string) => within(dialog() ?? document.body).queryByRole('img', { name })

const showcase = (
  <Showcase
    title="Showcase"
    pictures={['One', 'Two', 'Three'].map((name) =>
      queryResult({
        imgUrl: imageFile(name),
        imgAlt: `Screen ${name}`,
        pictureNarrow: { imgUrl: imageFile(`${name}-narrow`) },
        caption: `Caption ${name}`,
      }),
    )}
  />
)

/** Opens the picture "Two" of three. */
const openPicture = async () => {
  render(showcase)
  expect(picture('Two')).toHaveAccessibleName('Label of enlarge: Screen Two')
  // Slides that are in use stay as they are.
  act(() => picture('Two').focus())
  await userEvent.click(picture('Two'))
  expect(inDialog('Screen Two')).toBeVisible()
}

test.each([
  ['ltr', 'Right', 'Left'],
  ['rtl', 'Left', 'Right'],
])(
  '%s: arrow keys cycle through the pictures, which one live region announces',
  async (direction, forward, backward) => {
    mockStaticQueries({ Locales: { siteSettings: { direction } } })
    await openPicture()
    within(dialog() ?? document.body)
      .getByRole('button', { name: 'Label of next' })
      .focus()
    const [message, ...laterRegions] = dialog()?.querySelectorAll('[aria-live]') ?? []
    expect(laterRegions).toEqual([])
    expect(message).toHaveAttribute('aria-live', 'polite')
    expect(message).toHaveAttribute('aria-atomic', 'true')
    expect(message).toHaveTextContent('2 of 3: Caption Two')
    for (const [key, announced, name] of [
      [forward, '3 of 3: Caption Three', 'Screen Three'],
      [forward, '1 of 3: Caption One', 'Screen One'],
      [backward, '3 of 3: Caption Three', 'Screen Three'],
    ] as const) {
      await userEvent.keyboard(`{Arrow${key}}`)
      expect(inDialog(name)).toBeVisible()
      expect(message).toHaveTextContent(announced)
    }
  },
)

test('a built page shows the picture of its slide in the dialog, as large as the window', async () => {
  const island = showBuilt(showcase)
  picture('Two').focus()
  await wake(island)
  await userEvent.click(picture('Two'))
  const [source, ...laterCards] =
    inDialog('Screen Two')?.parentElement?.querySelectorAll('source') ?? []
  expect(laterCards).toEqual([])
  expect(source).toHaveAttribute('sizes', expect.stringContaining('100vw'))
  expect(source).toHaveAttribute('srcset', expect.not.stringContaining('narrow'))
})

test('a click with a key that opens a new tab does not open the dialog', async () => {
  await openPicture()
  await userEvent.click(screen.getByRole('button', { name: 'Label of close' }))
  // jsdom opens no tab.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true })
  fireEvent.click(picture('One'), { ctrlKey: true })
  expect(dialog()).not.toBeInTheDocument()
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

test('the dialog stays open if the picture was double-clicked', async () => {
  await openPicture()
  fireEvent.click(dialog() ?? document.body, { detail: 2 })
  expect(dialog()).toBeInTheDocument()
})

test.each([
  ['tr', 'iki tasarımcı', 'İki tasarımcı'],
  ['ka-GE', 'ორი დიზაინერი', 'ორი დიზაინერი'],
  ['ar-EG', 'مدير و backend', 'مدير و backend'],
])('the text of a fact in %s begins as a sentence does', (locale, roles, shown) => {
  mockStaticQueries({ Locales: { siteSettings: { locale } } })
  render(
    <CaseStudyCover
      caseStudy={queryResult({
        imgUrl: imageFile('Cover'),
        imgAlt: 'Cover',
        duration: '2024',
        team: { people: 3, roles },
        industries: [],
        services: [],
      })}
    />,
  )
  expect(screen.getByText(shown)).toBeVisible()
})
