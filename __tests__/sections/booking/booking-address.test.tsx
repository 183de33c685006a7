import { render, screen } from '@testing-library/react'
import { InlineWidget } from 'react-calendly'
import { bookingOptions, type BookingContext } from '../../../src/sections/booking/booking-options'
import type { Scheduling } from '../../../src/sections/booking/useScheduling'
import { siteAnswers } from '../../fixtures/static-queries'

const { scheduling: plain } = siteAnswers().SchedulingSettings as { scheduling: Scheduling }

const here = (context: Partial<BookingContext> = {}): BookingContext => ({
  sender: null,
  estimate: '',
  search: '',
  now: new Date(2027, 11, 31, 23, 30),
  ...context,
})

/** The whole address of the frame. */
function addressOf(scheduling: Scheduling, context: BookingContext): string {
  render(<InlineWidget {...bookingOptions(scheduling, context)} iframeTitle="Calendar" />)
  return screen.getByTitle('Calendar').getAttribute('src') ?? ''
}

const hostile = `a&b=c?d#e"f'g<h>i%20+j ü\u{1F980}/\\`
const encoded = `a%26b%3Dc%3Fd%23e%22f'g%3Ch%3Ei%2520%2Bj%20%C3%BC%F0%9F%A6%80%2F%5C`

const full: Scheduling = {
  ...plain,
  pageSettings: {
    ...{ backgroundColor: null, primaryColor: null, textColor: null },
    ...plain.pageSettings,
    hideEventTypeDetails: true,
    hideGdprBanner: true,
    hideLandingPageDetails: true,
  },
  prefill: {
    sample: null,
    email: hostile,
    firstName: hostile,
    lastName: hostile,
    name: null,
    guests: [hostile, 'b@c.example'],
    customAnswers: {
      ...{ a1: hostile, a2: '2', a3: '3', a4: '4', a5: '5' },
      ...{ a6: '6', a7: '7', a8: '8', a9: '9', a10: hostile },
    },
    location: hostile,
    smsReminderNumber: '+880 1000 000 124',
    date: { daysAhead: 1 },
  },
  utm: {
    utmCampaign: hostile,
    utmSource: hostile,
    utmMedium: hostile,
    utmContent: hostile,
    utmTerm: hostile,
  },
}

test('encodes a full configuration with special characters', () => {
  const expected = [
    'https://calendly.example/agency?phone_number=%2B880%201000%20000%20124',
    'background_color=0b0911&hide_event_type_details=1&hide_landing_page_details=1',
    'primary_color=7747ff&text_color=ffffff&hide_gdpr_banner=1',
    `location=${encoded}&first_name=${encoded}&last_name=${encoded}`,
    `guests=${encoded},b%40c.example&email=${encoded}&date=2028-01-01`,
    `utm_campaign=${encoded}&utm_content=${encoded}&utm_medium=${encoded}`,
    `utm_source=${encoded}&utm_term=${encoded}`,
    `embed_type=Inline&embed_domain=1`,
    `a1=${encoded}&a2=2&a3=3&a4=4&a5=5&a6=6&a7=7&a8=8&a9=9&a10=${encoded}`,
  ]
  const address = addressOf(full, here())
  expect(address).toBe(expected.join('&'))
  expect(new URL(address).searchParams.get('first_name')).toBe(hostile)
})

test('has only the required parameters with a minimal configuration', () => {
  const least = { ...plain, prefill: null, utm: null }
  expect(addressOf(least, here())).toBe(
    'https://calendly.example/agency?background_color=0b0911&primary_color=7747ff&' +
      'text_color=ffffff&embed_type=Inline&embed_domain=1',
  )
})

const answered = (scheduling: Scheduling, context: Partial<BookingContext>) =>
  bookingOptions(scheduling, here(context))

test('the date is the next calendar day, also when the clocks change', () => {
  // 28 March 2027 has 23 hours: 24 hours after the evening of the 27th it is the 29th.
  const now = new Date(2027, 2, 27, 23, 30)
  expect(new Date(2027, 2, 29).getTime() - new Date(2027, 2, 28).getTime()).toBe(23 * 3_600_000)
  expect(answered(plain, { now }).prefill.date).toEqual(new Date(2027, 2, 28, 23, 30))
})

test('the sent values replace the sample except its date', () => {
  const sender = { name: 'Ada', email: 'ada@engine.example' }
  const { prefill } = answered(plain, { sender })
  expect(prefill).toEqual({ ...sender, date: expect.any(Date) as Date })
})

test('an estimate answers the first question of the calendar, and replaces the sample', () => {
  const sample: Scheduling = {
    ...full,
    prefill: full.prefill && { ...full.prefill, sample: true, email: 'nadia@mart.example' },
  }
  const { prefill } = answered(sample, { estimate: 'Web: 1,000 EUR\nLarge' })
  expect(prefill).toMatchObject({ customAnswers: { a1: 'Web: 1,000 EUR\nLarge' } })
  expect(prefill).not.toHaveProperty('email')
  expect(answered(full, { estimate: 'Web' }).prefill.customAnswers).toMatchObject({
    a1: 'Web',
    a2: '2',
  })
})

test('the query replaces the sent values', () => {
  const search = '?name=Grace%20%26%20Co&email='
  const { prefill } = answered(plain, { sender: { name: 'Ada', email: 'a@b.example' }, search })
  expect(prefill).toMatchObject({ name: 'Grace & Co', email: 'a@b.example' })
})

test('combines values that are not a sample with those of the visitor', () => {
  const { prefill } = answered(full, { sender: { name: 'Ada', email: '' } })
  expect(prefill).toMatchObject({ name: 'Ada', email: hostile, guests: full.prefill?.guests })
  expect([prefill.firstName, prefill.lastName]).toEqual([undefined, undefined])
})

test('UTM parameters in the URL replace those in the content', () => {
  const search = '?utm_source=mail&utm_term=%26x%3D&salesforce_uuid=7&about=/services/web/'
  expect(answered(full, { search }).utm).toEqual({
    utmSource: 'mail',
    utmTerm: '&x=',
    salesforce_uuid: '7',
  })
})

test('a lone surrogate is replaced', () => {
  const address = addressOf(plain, here({ sender: { name: 'A\ud83d', email: '' } }))
  expect(new URL(address).searchParams.get('name')).toBe('A\ufffd')
})
