import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { inlineText } from '../../plugins/content/text/read-inline'
import { readCaseStudyLinks } from '../../src/sections/case-study-links'
import { CaseStudyCard } from '../../src/sections/CaseStudyCards'
import { ContactPerson, WhatsAppLink } from '../../src/sections/ContactDetails'
import { Faq, type FaqProps } from '../../src/sections/Faq'
import { card } from '../fixtures/cards'
import { queryResult } from '../fixtures/query-result'
import { mockStaticQueries } from '../mocks/gatsby'
import { InLocale, render } from '../support/locale'

const contactPerson = {
  message: 'Reads it.',
  call: 'Takes the call.',
  person: { name: 'Jo Doe', role: 'Engineer', portrait: { imgUrl: { childImageSharp: null } } },
}

test.each([
  ['says what happens with a message', 'message', contactPerson, 'Jo Doe, EngineerReads it.'],
  ['says what happens on a call', 'call', contactPerson, 'Jo Doe, EngineerTakes the call.'],
  ['says no next step on a banner', undefined, contactPerson, 'Jo Doe, Engineer'],
  ['renders nothing without a person', 'message', null, ''],
] as const)('the contact person %s', (_what, purpose, answer, text) => {
  mockStaticQueries({ ContactPerson: { contact: { contactPerson: answer } } })
  expect(render(<ContactPerson purpose={purpose} />).container.textContent).toBe(text)
})

test('WhatsApp links to the chat with the number in the content', () => {
  render(<WhatsAppLink />)
  expect(screen.getByRole('link', { name: 'Label of whatsapp' })).toHaveAttribute(
    'href',
    'https://wa.me/8801000000600',
  )
})

const question = (answer: string, service?: { title: string; price?: number }) => ({
  question: `Why ${answer}?`,
  answer: inlineText(answer),
  priceOf: service
    ? {
        path: `/services/${service.title.toLowerCase()}/`,
        title: service.title,
        typical: service.price ? { smallest: { price: service.price } } : null,
      }
    : null,
})

test('an answer has the formatting and links of its Markdown, and a link to the estimate of its price', () => {
  render(
    <Faq
      title="Questions"
      questions={queryResult([
        question('**Usually** 1,500 EUR, see [the contract](/our-company/contract/).', {
          title: 'Web',
          price: 1350,
        }),
        question('Ask us.', { title: 'Design' }),
        question('Because.'),
      ])}
    />,
  )
  const [first, ...laterSlides] = screen.getAllByRole('group')
  if (!first) throw new Error('There are no answers.')
  expect(within(first).getByText('Usually').tagName).toBe('STRONG')
  expect(within(first).getByRole('link', { name: 'the contract' })).toHaveAttribute(
    'href',
    '/our-company/contract/',
  )
  const estimate = within(first).getByRole('link', { name: 'Estimate: Web' })
  expect(estimate).toHaveAttribute('href', '/contact-us/estimate/?service=web')
  expect(estimate.previousElementSibling).toHaveTextContent('Usually 1,500 EUR, see the contract.')
  for (const other of laterSlides) expect(other.querySelector('a')).toBeNull()
})

test('the answer about a price is open at first, or else the first answer', () => {
  const questions: FaqProps['questions'] = queryResult([
    question('Because.'),
    question('Ask us.', { title: 'Web', price: 9 }),
  ])
  const { unmount } = render(<Faq title="Questions" questions={questions} />)
  const areOpen = () => screen.getAllByRole('group').map((answer) => answer.hasAttribute('open'))
  expect(areOpen()).toEqual([false, true])
  unmount()
  render(<Faq title="Questions" questions={questions.slice(0, 1)} />)
  expect(areOpen()).toEqual([true])
})

test('an answer about the price of a product leads to the contact form', () => {
  const service = { path: '/services/web/', title: 'Web', typical: { smallest: { price: 1 } } }
  const question = { question: 'How much?', answer: inlineText('Ask.'), priceOf: service }
  render(<Faq title="Questions" questions={queryResult([question])} askPriceAt="/contact-us/" />)
  const link = screen.getByRole('link', { name: 'Label of askPrice', hidden: true })
  expect(link).toHaveAttribute('href', '/contact-us/')
})

test.each([
  ['{first}, {second}', ','],
  ['{first}、{second}', '、'],
])('technologies of a card are separated on phones as by the label "%s"', (pair, separator) => {
  mockStaticQueries({ Locales: { uiText: { pair } } })
  render(<CaseStudyCard caseStudy={card('Alpha', { tech: [{ name: 'React' }, { name: 'Go' }] })} />)
  expect(screen.getByText('React')).toHaveAttribute('data-separator', separator)
})

test('a card that proves a price states the effort of all releases, and its cost today', () => {
  const releases = [{ personDays: 1200 }, { personDays: 34 }]
  render(<CaseStudyCard caseStudy={card('Alpha', { releases })} withEffort />)
  expect(screen.getByText(/person-days/)).toHaveTextContent('1,234 person-days, about 123,000 EUR')
})

test.each([
  [{ currency: 'EUR', dayRate: 380 }, '1,234 person-days, about 469,000 EUR'],
  [{ currency: 'EUR', dayRate: null }, '1,234 person-days'],
  [{ currency: 'INR', dayRate: null }, '1,234 person-days, about 29,600,000 EUR'],
])('in a language with %j the effort is %s', (settings, text) => {
  const first = { language: 'en', currency: 'INR', dayRate: 24_000 }
  const allSiteSettings = { nodes: [first, { language: 'es', ...settings }] }
  mockStaticQueries({ DayRate: { allSiteSettings } })
  render(
    <InLocale language="es" defaultLanguage="en">
      <CaseStudyCard caseStudy={card('Alpha', { releases: [{ personDays: 1234 }] })} withEffort />
    </InLocale>,
  )
  expect(screen.getByText(/person-days/)).toHaveTextContent(new RegExp(`^${text}$`))
})

const show = (change: Parameters<typeof card>[1] = {}) =>
  render(<CaseStudyCard caseStudy={card('Alpha', change)} />)

const web = (webUrl: string) => ({ webUrl, sourceUrl: null })
const code = (sourceUrl: string) => ({ webUrl: null, sourceUrl })

test.each([
  [null, undefined, undefined, []],
  [[web('a'), code('b')], 'a', 'b', []],
  [[{ webUrl: 'a', sourceUrl: 'b' }], 'a', 'b', []],
  [[web('a'), web('b'), code('c')], 'a', 'c', ['b']],
  [[code('a'), code('b'), web('c'), web('d')], 'c', 'b', ['a', 'd']],
])('of the links %j the website is %s, the source code %s and the rest %j', (links, ...read) => {
  const { website, source, otherLinks } = readCaseStudyLinks(links)
  expect([website, source, otherLinks]).toEqual(read)
})

const comingSoon = 'Label of comingSoon'
const link = (name: RegExp | string) => screen.getByRole('link', { name })
const source = /^Label of source ?: Alpha$/
const website = /^Label of website ?: Alpha$/

/** Expects that Tab leads to these links only. */
const expectTabStops = async (...names: (RegExp | string)[]) => {
  for (const name of names) {
    await userEvent.tab()
    expect(link(name)).toHaveFocus()
  }
  await userEvent.tab()
  expect(document.body).toHaveFocus()
}

test('a finished case study has a picture, a description and links to its page', async () => {
  show()
  expect(screen.getByRole('img', { name: 'Alpha on a screen' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Alpha' })).toBeVisible()
  expect(screen.getByText('Aug 2023 - Feb 2024')).toBeVisible()
  expect(screen.getByText('About Alpha.')).toBeVisible()
  expect(screen.getByRole('list', { name: 'Label of technologies' })).toHaveTextContent('Node')
  expect(screen.queryByText(comingSoon)).not.toBeInTheDocument()
  expect(link('Alpha')).toHaveAttribute('href', '/case-studies/alpha/')
  // It repeats the link of the title.
  const repeated = screen.getByText('Label of caseStudy')
  expect(repeated).toHaveAttribute('href', '/case-studies/alpha/')
  expect(repeated).toHaveAttribute('aria-hidden', 'true')
  expect(link(website)).toHaveAttribute('href', 'https://alpha.example')
  expect(link(source)).toHaveAttribute('href', 'https://code.example/alpha')
  await expectTabStops('Alpha', website, source)
})

test('a case study in progress has a badge instead of its duration and a disabled button', async () => {
  show({ inProgress: true, duration: 'April 2024 - WIP', links: null })
  expect(screen.getByText(comingSoon)).toBeVisible()
  expect(screen.queryByText('April 2024 - WIP')).not.toBeInTheDocument()
  const button = link(/^Label of caseStudy ?: Alpha$/)
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).not.toHaveAttribute('href')
  expect(screen.queryByRole('link', { name: 'Alpha' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: website })).not.toBeInTheDocument()
  await expectTabStops()
})

test('a card names the client and reads the headline figure as a sentence', () => {
  show()
  const article = screen.getByRole('article')
  expect(article).toHaveTextContent('Gamma Ltd., forestry')
  // Without its date.
  expect(article).toHaveTextContent(/3 weeks to 5 days to fell a wood(?!May)/)
})

test('a card shows a disabled source link with the reason if the source is not public', async () => {
  show({ links: [{ webUrl: 'https://alpha.example', sourceUrl: null }] })
  expect(link(source)).toHaveAttribute('aria-disabled', 'true')
  expect(link(source)).not.toHaveAttribute('href')
  expect(link(source)).toHaveAccessibleDescription('(Label of noSource)')
  await expectTabStops('Alpha', website)
})
