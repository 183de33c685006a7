import { render, screen } from '@testing-library/react'
import { InlineWidget } from 'react-calendly'
import { bookingOptions, type BookingContext } from '../../../src/sections/booking/booking-options'
import type { Scheduling } from '../../../src/sections/booking/useScheduling'
import { siteAnswers } from '../../fixtures/static-queries'

const plain = siteAnswers().SchedulingSettings?.scheduling as Scheduling

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

const full: Scheduling = {
  ...plain,
  prefill: {
    sample: null,
    ...{ email: 'b@c.example', name: null, firstName: 'Bo', lastName: 'Ek' },
    guests: ['d@e.example'],
    customAnswers: {
      ...{ a1: '1', a2: '2', a3: null, a4: null, a5: null },
      ...{ a6: null, a7: null, a8: null, a9: null, a10: null },
    },
    location: null,
    smsReminderNumber: null,
    date: { daysAhead: 1 },
  },
  utm: {
    ...{ utmSource: 'site', utmCampaign: 'all', utmMedium: null },
    ...{ utmContent: null, utmTerm: null },
  },
}

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
  expect(prefill).toMatchObject({ name: 'Ada', email: 'b@c.example', guests: ['d@e.example'] })
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
