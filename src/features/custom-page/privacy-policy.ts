import { toObject, type Content, fillText } from '../../../plugins/content'
import template from './privacy-policy.template.json'

/** A sentence, perhaps only for sites of which all of these facts are true, or not: "cal !estimate". */
type Sentence = string | { when: string; text: string }

/** A paragraph, or lines that belong together, such as those of a table. */
type Paragraph = Sentence | readonly Sentence[] | { rows: readonly Sentence[] }

/** What a site does with personal data, as its settings say. */
interface Facts {
  is: ReadonlySet<string>
  /** The services, by the names that the template has in braces. */
  words: Record<string, string>
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const hostIn = (url: unknown): string => {
  try {
    return new URL(textOf(url)).hostname.replace(/^www\./, '')
  } catch {
    return ''
  }
}

/** The services of docs/publishing.md, by a word in the addresses of their scripts. */
const counters = { plausible: 'Plausible', umami: 'Umami', zgo: 'GoatCounter' }

function nameOfCounter(analytics: Content): string {
  const hosts = [analytics.scripts]
    .flat()
    .map((script) => hostIn(toObject(script).src))
    .filter(Boolean)
  const known = Object.entries(counters).find(([word]) => hosts.some((host) => host.includes(word)))
  return known?.[1] ?? hosts[0] ?? '[The service that counts visits]'
}

const calendlyNotice = '[Calendly’s privacy notice](https://calendly.com/legal/privacy-notice)'
const calNotice = '[Cal.com’s privacy notice](https://cal.com/privacy)'

/** The name of the calendar's service and its privacy notice. */
function calendarOf(provider: string, url: unknown): { calendar: string; notice: string } {
  const host = hostIn(url)
  if (provider === 'calendly') return { calendar: 'Calendly', notice: calendlyNotice }
  if (provider === 'cal' && /(?:^|\.)cal\.com$/.test(host))
    return { calendar: 'Cal.com', notice: calNotice }
  return { calendar: host, notice: 'its privacy notice, [address of the notice]' }
}

function factsOf(files: ReadonlyMap<string, Content>): Facts {
  const file = (path: string): Content => toObject(files.get(path))
  const scheduling = file('scheduling.json')
  const receiver = toObject(file('contact.json').receiver)
  const { analytics } = file('site.json')
  const type = textOf(receiver.type) || 'netlify'
  const service = hostIn(receiver.url)
  const provider = files.has('scheduling.json') ? textOf(scheduling.provider) || 'calendly' : 'none'
  const facts: Record<string, boolean> = {
    [type]: true,
    'form-service': type === 'endpoint' && service !== '',
    'own-endpoint': type === 'endpoint' && service === '',
    estimate: files.has('estimate.json'),
    [provider]: true,
    booking: provider !== 'none',
    frame: ['calendly', 'cal'].includes(provider),
    'booking-consent': scheduling.consent !== undefined,
    analytics: analytics !== undefined,
    'analytics-consent': toObject(analytics).consent !== undefined,
    'color-choice': file('theme.json').colorScheme === 'auto',
  }
  return {
    is: new Set(Object.keys(facts).filter((fact) => facts[fact])),
    words: {
      ...calendarOf(provider, scheduling.url),
      analytics: nameOfCounter(toObject(analytics)),
      host: type === 'netlify' ? 'Netlify' : '[name of the host]',
      receiver: service,
    },
  }
}

/**
 * The draft of a privacy policy that says what the site does: who receives messages, which calendar
 * it has and whether visits are counted.
 * @param files the content files by their paths under data/
 */
export function privacyPolicyBody(files: ReadonlyMap<string, Content>): string {
  const { is, words } = factsOf(files)
  const holds = (fact: string): boolean =>
    fact.startsWith('!') ? !is.has(fact.slice(1)) : is.has(fact)
  const textsOfSentences = (sentences: readonly Sentence[]): string[] =>
    sentences.flatMap((sentence) => {
      if (typeof sentence === 'string') return sentence
      return sentence.when.split(' ').every(holds) ? sentence.text : []
    })
  const paragraphText = (paragraph: Paragraph): string =>
    typeof paragraph === 'object' && 'rows' in paragraph
      ? textsOfSentences(paragraph.rows).join('\n')
      : textsOfSentences([paragraph].flat()).join(' ')
  const paragraphs: readonly Paragraph[] = template.paragraphs
  const text = paragraphs.map(paragraphText).filter(Boolean).join('\n\n')
  return fillText(text, words)
}
