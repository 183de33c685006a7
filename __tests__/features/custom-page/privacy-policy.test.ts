import { blanksIn } from '../../../plugins/content'
import { plainCharacters } from '../../../plugins/content/text/inline-text'
import { textsOfSections } from '../../../plugins/content/text/markdown-text'
import { readMarkdown } from '../../../plugins/content/text/read-markdown'
import { buildNewPage } from '../../../plugins/content-commands/new/build-new-page'
import { analyticsExamples } from '../../fixtures/analytics'
import { all, remove, set, type Change } from '../../fixtures/changes'
import { fixtureSite, sourceOf } from '../../fixtures/content'

/** The draft for the fixture site after a change, or why it is not valid. */
function policyAfter(change: Change): string {
  const site = fixtureSite()
  change(site)
  const request = { kind: 'privacy-policy', title: 'Privacy', slug: 'data', month: '2026-11' }
  const made = buildNewPage(request, sourceOf(site))
  return 'refused' in made ? made.refused.join('\n') : String(made.content.body)
}

const receiver = (value: object): Change => set('contact.json', '/receiver', value)
const calendar = (provider: string, url: string): Change =>
  all(set('scheduling.json', '/provider', provider), set('scheduling.json', '/url', url))
const analytics = (value: object): Change =>
  all((site) => void site.staticFiles.add('/analytics.js'), set('site.json', '/analytics', value))

const opened = { title: 'Opened', text: 'Send the email.' }
const consent = { text: 'We would like to count visits.', label: 'Count my visits' }
const localScript = { scripts: [{ src: '/analytics.js' }], consent }

type Row = [what: string, change: Change, says: RegExp[], saysNot: RegExp]

test.each<Row>([
  [
    'Netlify Forms',
    receiver({ type: 'netlify' }),
    [/Netlify Forms receives/, /\| Netlify \(hosting and forms\)/, /Netlify keeps them for/],
    /mail program|\[Host/,
  ],
  [
    'a form service',
    receiver({ type: 'endpoint', url: 'https://formspree.io/f/abc' }),
    [/form service at formspree\.io receives/, /\| formspree\.io \(contact form\)/],
    /Netlify/,
  ],
  [
    'an endpoint of the site',
    receiver({ type: 'endpoint', url: '/message' }),
    [/Our own server receives/, /hosted by \[name of the host\]/],
    /Netlify|\(contact form\)/,
  ],
  [
    'the mail program',
    receiver({ type: 'mailto', opened }),
    [/opens your mail program/],
    /Netlify|arrives twice/,
  ],
  [
    'a site without a calendar',
    set('scheduling.json', '/provider', 'none'),
    [/only if you write to us\./],
    /Calendly|booking|appointments|book a call/,
  ],
  [
    'Cal.com',
    calendar('cal', 'https://cal.com/nordlys/30min'),
    [/calendar by Cal\.com in a frame\. When it loads/, /\| Cal\.com \(appointments\)/],
    /Calendly|[Cc]ampaign/,
  ],
  [
    'a calendar on another server',
    calendar('cal', 'https://book.agency.dev/30min'),
    [/calendar by book\.agency\.dev/, /\[address of the notice\]/],
    /Calendly|Cal\.com/,
  ],
  [
    'a link to a calendar',
    calendar('link', 'https://book.agency.dev/'),
    [/links to book\.agency\.dev/],
    /Calendly|in a frame|[Cc]ampaign/,
  ],
  [
    'a calendar that asks first',
    set('scheduling.json', '/consent', { text: 'It sets cookies.', button: 'Show it' }),
    [/calendar by Calendly in a frame, once you have agreed to it there/],
    /Cal\.com/,
  ],
  [
    'a site without an estimate',
    remove('estimate.json'),
    [/a reload does not lose it\. None of it is sent/],
    /estimate/,
  ],
  [
    'a choice of the appearance',
    set('theme.json', '/colorScheme', 'auto'),
    [/appearance that you choose stays in the local storage/, /has no analytics/],
    /visits/,
  ],
  [
    'scripts that ask first',
    analytics(localScript),
    [/If you tick the box/, /\[The service that counts visits\] receives/, /with your consent/],
    /has no analytics|After your first input/,
  ],
  ...Object.entries(analyticsExamples).map(([service, example]): Row => [
    service,
    analytics(example.analytics),
    [new RegExp(`${service} receives`), new RegExp(`\\| ${service} \\(counting`), /first input/],
    /has no analytics|consent to be counted/,
  ]),
])('says what is true of %s', (_what, change, says, saysNot) => {
  const body = policyAfter(change)
  says.forEach((text) => expect(body).toMatch(text))
  expect(body).not.toMatch(saysNot)
  expect(body).not.toMatch(/\{\w+\}|undefined|\n{3}| \n/) // A bracket that readers would see is a blank that the owner is told of.
  const { text } = readMarkdown(body)
  const shown = textsOfSections(text).map(plainCharacters).join()
  expect(blanksIn(body, true)).toHaveLength(shown.split('[').length - 1)
})
