import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Banner, type BannerProps } from '../../../src/sections/Banner'
import { SchedulingEmbed } from '../../../src/sections/booking/SchedulingEmbed'
import { queryResult } from '../../fixtures/query-result'
import { scheduling } from '../../fixtures/single-pages'
import { mockStaticQueries } from '../../mocks/gatsby'
import { renderBuilt, showBuilt, wake } from '../../support/built-island'

/** The calendar in built pages, before and after React takes over. */

const otherWay = () => screen.getByText(scheduling.fallback.write)
const frame = () => screen.getByTitle('Book a call')

const banner = (
  <Banner
    {...queryResult<BannerProps>({
      title: 'Talk to us',
      text: 'Half an hour.',
      action: { title: 'Choose a time', link: '/contact-us/book-a-call/', popup: true },
    })}
  />
)

test('a link in a built page opens the calendar in a dialog', async () => {
  const island = showBuilt(banner)
  const link = screen.getByRole('link', { name: 'Choose a time' })
  expect(link).toHaveAttribute('href', '/contact-us/book-a-call/')
  expect(link).toHaveAttribute('data-wait')
  await wake(island)
  expect(screen.getByRole('link', { name: 'Choose a time' })).toBe(link)
  await userEvent.click(link)
  expect(await screen.findByRole('dialog', { name: 'Book a call' })).toBeVisible()
  expect(link).not.toHaveAttribute('aria-busy')
})

test('a built page shows a spinner over the other ways to book, and the calendar when it wakes', async () => {
  const island = showBuilt(<SchedulingEmbed />)
  expect(JSON.parse(island.dataset.wake ?? '')).toMatchObject({ now: true })
  expect(screen.getByText('Loading')).toBeVisible()
  expect(otherWay()).not.toBeVisible()
  island.dataset.failed = ''
  expect(otherWay()).toBeVisible()
  delete island.dataset.failed
  await wake(island)
  expect(frame()).toBeInTheDocument()
  expect(screen.getByText('Loading')).toBeVisible()
})

describe('if the calendar asks first', () => {
  beforeEach(() =>
    mockStaticQueries({
      SchedulingSettings: {
        scheduling: { consent: { text: 'Your address is sent.', button: 'Load it' } },
      },
    }),
  )

  test('is a link to the calendar without scripts, whose click waits for them', async () => {
    const island = showBuilt(<SchedulingEmbed />)
    const link = screen.getByRole('link', { name: 'Load it' })
    expect(link).toHaveAttribute('href', 'https://calendly.example/agency')
    expect(link).toHaveAttribute('data-wait')
    await wake(island)
    expect(screen.getByRole('link', { name: 'Load it' })).toBe(link)
    fireEvent.click(link)
    expect(frame()).toBeInTheDocument()
  })

  test('no link opens it in a dialog', () => {
    document.body.innerHTML = renderBuilt(banner)
    expect(document.querySelector('[data-island]')).toBeNull()
    expect(screen.getByRole('link', { name: 'Choose a time' })).not.toHaveAttribute('aria-haspopup')
  })
})
