import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadCards } from '../../../src/features/case-studies/load-cards'
import { caseStudyList, titlesTo } from '../../fixtures/case-study-list'
import { renderBuilt, showBuilt, wake } from '../../support/built-island'

/** jsdom has no constructor for style sheets. */
class SheetOfText {
  replace = (text: string): Promise<CSSStyleSheet | null> => {
    const style = document.createElement('style')
    style.textContent = text
    document.head.append(style)
    return Promise.resolve(style.sheet)
  }
}

/** The class of rules that contain others, which jsdom does not name. */
function groupingRule(): unknown {
  const conditionRule = Object.getPrototypeOf(CSSMediaRule.prototype) as object
  return (Object.getPrototypeOf(conditionRule) as object).constructor
}

const fetch = jest.fn<Promise<Partial<Response>>, [url: string]>()

const answer = (html: string) => () =>
  Promise.resolve({ ok: true, text: () => Promise.resolve(html) })
const notFound = () => Promise.resolve({ ok: false, status: 404 })

beforeEach(() => {
  fetch.mockReset()
  Object.assign(window, { fetch, CSSStyleSheet: SheetOfText, CSSGroupingRule: groupingRule() })
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], writable: true })
})

test('a card of another page has its own styles and ids, and icons that this page may not have', async () => {
  document.body.innerHTML = '<symbol id="icon_here"></symbol>'
  fetch.mockImplementation(
    answer(`<style>h2 { margin: 0 } .c1, .c2:hover > .c3 { color: red }
      @font-face { font-family: Text } @media print { .c1 { color: blue } h3 { margin: 0 } }</style>
      <li class="c9" data-case-study="/a/"><p class="c1 c2" aria-describedby="r1">A</p>
      <i id="r1"></i><svg><use href="#icon_here"></use><use href="#icon_there"></use></svg></li>`),
  )
  const { html = '' } = (await loadCards('/list/page/2/')).get('/a/') ?? {}
  const [, prefix = ''] = /class="(page\d+-)c1/.exec(html) ?? []
  expect(html).toContain(`<p class="${prefix}c1 ${prefix}c2" aria-describedby="${prefix}r1">`)
  expect(html).toContain(`<i id="${prefix}r1">`)
  expect(html).toContain('href="#icon_here"')
  expect(html).toContain('href="/icons.svg#icon_there"')
  const [sheet] = document.adoptedStyleSheets
  const [style, media, ...laterRules] = sheet?.cssRules ?? []
  expect(laterRules).toEqual([])
  expect(style).toHaveProperty('selectorText', `.${prefix}c1, .${prefix}c2:hover > .${prefix}c3`)
  const inMedia = [...(media as CSSMediaRule).cssRules].map(({ cssText }) => cssText)
  expect(inMedia).toEqual([`.${prefix}c1 {color: blue;}`])
})

test('a page is loaded once, and again only if it has not arrived', async () => {
  fetch.mockImplementation(notFound)
  await expect(loadCards('/list/page/3/')).rejects.toThrow('/list/page/3/: 404')
  fetch.mockImplementation(answer(''))
  await loadCards('/list/page/3/')
  await loadCards('/list/page/3/')
  expect(fetch).toHaveBeenCalledTimes(2)
})

const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
const firstPage = titlesTo(24)
/** Of thirty case studies, the last two of these are on the second page. */
const elm = ['No5', 'No10', 'No15', 'No20', 'No25', 'No30']

const awake = async (search = '') => {
  const secondPage = renderBuilt(caseStudyList(30, '', 2))
  const island = showBuilt(caseStudyList(30, search))
  await wake(island)
  return secondPage
}

test('a filter that needs the cards of another page leaves the list as it is if they do not arrive', async () => {
  fetch.mockImplementation(notFound)
  const secondPage = await awake()
  const technology = screen.getByRole('combobox', { name: 'Label of technology' })
  await act(() => fireEvent.change(technology, { target: { value: 'Elm' } }))
  expect(titles()).toEqual(firstPage)
  expect(screen.getByRole('status')).toHaveTextContent('Label of allCaseStudies: 30')

  fetch.mockImplementation(answer(secondPage))
  await userEvent.click(screen.getByRole('button', { name: 'Label of applyFilter' }))
  await waitFor(() => expect(titles()).toEqual(elm))
  expect(screen.getByRole('status')).toHaveTextContent('Label of matching: 6 of 30')
})

test('a list with a filter in its address is hidden until the cards of another page have arrived', async () => {
  let arrive: VoidFunction | undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  fetch.mockImplementation(async () => {
    await arrived
    return { ok: false, status: 503 }
  })
  const island = showBuilt(caseStudyList(60, '?technology=Elm'))
  await wake(island)
  expect(island.querySelectorAll(':scope > [data-pending]')).toHaveLength(2)
  await act(async () => {
    arrive?.()
    await arrived
  })
  await waitFor(() => expect(island.querySelector('[data-pending]')).toBeNull())
  expect(titles()).toEqual(firstPage)
})
