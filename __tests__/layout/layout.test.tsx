import type { ReactNode } from 'react'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import labels from '../fixtures/ui-text'
import { colorSchemeScript } from '../../plugins/theme/color-scheme-script'
import { ContactBar } from '../../src/layout/ContactBar'
import { ColorSchemeControl, Copyright, Footer } from '../../src/layout/Footer'
import { ErrorBoundary } from '../../src/layout/PageShell'
import { ScrollToTop } from '../../src/layout/ScrollToTop'
import { SiteLayout } from '../../src/layout/SiteLayout'
import { mockStaticQueries } from '../mocks/gatsby'
import { reportInView, watchWindow } from '../mocks/window'
import { startPage } from '../support/behaviors'
import { render } from '../support/locale'

test('the booking button has the text and colors of the service if the content names none', () => {
  mockStaticQueries({ SchedulingSettings: { scheduling: { badge: { enabled: true } } } })
  render(<SiteLayout pathname="/">Content</SiteLayout>)
  expect(screen.getByRole('link', { name: 'Label of scheduleCall' })).toHaveStyle({
    background: 'rgb(0, 162, 255)',
    color: 'rgb(255, 255, 255)',
  })
})

const barLinks = [
  { title: 'Estimate', link: '/contact-us/estimate/', icon: 'calculator' },
  { title: 'Message', link: '/contact-us/#form', icon: 'mail' },
]

/** Renders a page with the bar; the function reports which of its parts are in the window. */
const showBar = (pathname: string, entries?: typeof barLinks) => {
  mockStaticQueries({ SharedCallsToAction: { callsToAction: { bar: entries } } })
  render(
    <>
      <main>
        <div>
          <h1>Title</h1>
        </div>
        <div data-testid="picture" />
        <section>Text</section>
        <form aria-label="Form" />
      </main>
      <ContactBar pathname={pathname} />
      <footer />
    </>,
  )
  startPage()
  const parts = {
    header: screen.getByRole('heading').parentElement,
    picture: screen.getByTestId('picture'),
    form: screen.getByRole('form'),
    footer: screen.getByRole('contentinfo'),
  }
  return (...inView: string[]) => {
    for (const [name, part] of Object.entries(parts)) reportInView(part, inView.includes(name))
  }
}

const bar = () => document.querySelector('[data-contact-bar]')

/* In the wide window of jsdom the bar is not displayed. */
const titles = () =>
  screen.queryAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)

test.each([
  ['the header and its picture', ['header', 'picture']],
  ['only the picture', ['picture']],
  ['a form', ['form']],
  ['the footer', ['footer']],
])('the bar is visible except while %s is in the window', (_, inView) => {
  const report = showBar('/services/', barLinks)
  expect(bar()).toHaveAttribute('hidden')
  report(...inView)
  expect(bar()).toHaveAttribute('hidden')
  report()
  expect(bar()).not.toHaveAttribute('hidden')
  expect(titles()).toEqual(['Estimate', 'Message'])
  report(...inView)
  expect(bar()).toHaveAttribute('hidden')
})

test('the bar is not visible while the start of a list in an island is in the window', () => {
  mockStaticQueries({ SharedCallsToAction: { callsToAction: { bar: barLinks } } })
  render(
    <>
      <main>
        <div hidden>
          <h1>Case studies</h1>
        </div>
        <div data-island="case-study-list">
          <div data-testid="start" />
          <div>
            <h2>Card</h2>
          </div>
        </div>
      </main>
      <ContactBar pathname="/case-studies/" />
    </>,
  )
  startPage()
  const start = screen.getByTestId('start')
  reportInView(start, false)
  expect(bar()).not.toHaveAttribute('hidden')
  reportInView(start, true)
  expect(bar()).toHaveAttribute('hidden')
})

test('without the script the bar is hidden', () => {
  mockStaticQueries({ SharedCallsToAction: { callsToAction: { bar: barLinks } } })
  render(<ContactBar pathname="/services/" />)
  expect(bar()).toHaveAttribute('hidden')
})

test.each([
  ['/contact-us/', barLinks, ['Estimate']],
  ['/services/', undefined, []],
])('the bar on %s omits the link to the current page', (path, links, shown) => {
  showBar(path, links)
  expect(titles()).toEqual(shown)
})

/** Changes settings of the fixture agency. */
const changeAgency = (siteSettings: object) => mockStaticQueries({ Agency: { siteSettings } })

test.each([
  [null, '1 Street, City 1000, Country'],
  [true, '1 Street, 1000 City, Country'],
])('the postal code is before the locality where the country writes it so: %s', (first, line) => {
  const address = { street: '1 Street', locality: 'City', postalCode: '1000', country: 'Country' }
  changeAgency({ address: { ...address, countryCode: 'XX', postalCodeFirst: first } })
  render(<Footer />)
  const shown = screen.getByText(/1 Street/).closest('address')
  expect(shown?.textContent.replace('\u00a0', ' ')).toBe(line)
})

test('the address has the order of the language', () => {
  const address = {
    street: '神田神保町1-2-3',
    locality: '千代田区',
    region: '東京都',
    country: '日本',
  }
  const siteSettings = { address: { ...address, postalCode: '101-0051', countryCode: 'JP' } }
  const uiText = { address: '〒{postalCode} {region}{locality}{street}' }
  mockStaticQueries({ Agency: { siteSettings }, Locales: { uiText } })
  render(<Footer />)
  expect(screen.getByText('〒101-0051').closest('address')).toHaveTextContent(
    /^〒101-0051 東京都千代田区神田神保町1-2-3$/,
  )
})

test('a legal page that does not exist yet is a link without a target', () => {
  changeAgency({
    legal: [
      { title: 'Privacy', link: '' },
      { title: 'Terms', link: '/terms/' },
    ],
  })
  render(<Footer />)
  const link = screen.getByRole('link', { name: 'Privacy' })
  expect(link).not.toHaveAttribute('href')
  expect(link).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms/')
})

test.each([
  ['Pacific/Auckland', 'en-US', '© 2027 Agency Ltd.'],
  ['Asia/Dhaka', 'ar-EG', '© ٢٠٢٦ Agency Ltd.'],
  // Of the build, whose time zone is that of mocks/prepare.ts.
  [null, 'en-US', '© 2026 Agency Ltd.'],
])('the copyright line has the year of %s in the digits of %s', (timeZone, locale, line) => {
  mockStaticQueries({
    Agency: { siteSettings: { timeZone } },
    Locales: { siteSettings: { locale } },
  })
  // An hour after the start of the year in Auckland.
  jest.useFakeTimers({ now: new Date('2026-12-31T12:00:00Z') })
  const { container } = render(<Copyright />)
  jest.useRealTimers()
  expect(container).toHaveTextContent(line)
})

const name = 'Label of scrollToTop'

/** Reports whether the top of the page is in the window. */
const reportTop = (inView: boolean): void =>
  reportInView(document.querySelector('[data-top]'), inView)

beforeEach(() => watchWindow())

test('the button appears below the top of the page, scrolls there and moves the focus to its start', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  render(
    <>
      <a href="#content">Skip</a>
      <ScrollToTop />
    </>,
  )
  startPage()
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  reportTop(true)
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
  reportTop(false)
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
  expect(document.body).toHaveFocus()
  // From there, Tab leads to the first link.
  screen.getByRole('link', { name: 'Skip' }).focus()
  expect(document.body).not.toHaveAttribute('tabindex')
})

test.each([
  ['smooth', false],
  ['instant', true],
])('the scrolling is %s with reduced motion: %s', async (behavior, reduced) => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  watchWindow({ reduced })
  render(<ScrollToTop />)
  startPage()
  reportTop(false)
  await userEvent.click(screen.getByRole('button', { name }))
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior })
})

describe('the choice of a color scheme', () => {
  const root = document.documentElement

  const media = (): (string | null)[] =>
    [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'))

  /** Opens a page: the script in the head runs before the footer exists. */
  const open = (): void => {
    document.head.innerHTML = '<meta name="theme-color"><meta name="theme-color">'
    window.eval(colorSchemeScript({ colorScheme: 'auto' }))
    render(<ColorSchemeControl />)
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  }

  afterEach(() => {
    localStorage.clear()
    delete root.dataset.colorScheme
  })

  test('follows the system until the visitor chooses', () => {
    open()
    expect(root.dataset.colorScheme).toBe('auto')
    expect(screen.getByRole('group', { name: labels.colorScheme })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: labels.systemColorScheme })).toBeChecked()
    expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  })

  test('shows what was chosen on another page', () => {
    localStorage.setItem('colorScheme', 'dark')
    open()
    expect(screen.getByRole('radio', { name: labels.darkColorScheme })).toBeChecked()
  })

  test('follows the system if the stored value is unknown', () => {
    localStorage.setItem('colorScheme', '"><script>')
    open()
    expect(root.dataset.colorScheme).toBe('auto')
  })

  test('applies a choice without storage', () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    open()
    fireEvent.click(screen.getByRole('radio', { name: labels.darkColorScheme }))
    blocked.mockRestore()
    expect(root.dataset.colorScheme).toBe('dark')
  })
})

const Failing = ({ message }: { message: string }): never => {
  throw new Error(message)
}

const fallback = (error: Error) => <p role="alert">{error.message}</p>

test('the boundary shows the fallback with the error in place of a page, until the next page', () => {
  // React logs the error that the boundary has caught.
  const log = jest.spyOn(console, 'error').mockReturnValue(undefined)
  const page = (key: string, content: ReactNode) => (
    <>
      <p>The header</p>
      <ErrorBoundary key={key} fallback={fallback}>
        <p>The page {key}</p>
        {content}
      </ErrorBoundary>
    </>
  )
  const { rerender } = render(page('one', <Failing message="Case study not found" />))
  expect(screen.getByRole('alert')).toHaveTextContent('Case study not found')
  expect(screen.queryByText('The page one')).not.toBeInTheDocument()
  expect(screen.getByText('The header')).toBeVisible()
  rerender(page('two', null))
  expect(screen.getByText('The page two')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  log.mockRestore()
})
