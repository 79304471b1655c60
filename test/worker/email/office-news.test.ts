import { describe, expect, it } from 'vitest'
import { mailboxLimit } from '../../../domain/input/mailbox-limit.ts'
import { officeAddress } from '../support/names.ts'
import { bookingRequest, contactRequest, reservationRequest } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('office_news')
const { site, stripe } = till

describe('the office', () => {
  it('gets one email per reservation and paid booking, with the guest as reply-to', async () => {
    const answer = await site.post('/api/reservations', reservationRequest)
    const { reference } = await answer.json<{ reference: string }>()
    const intent = await till.book()
    await stripe.pay(intent.paymentIntentId)
    await till.deliverAll(intent.paymentIntentId)
    await site.runJobs(1)
    expect(site.mailbox.news.map(({ subject }) => subject)).toEqual([
      `New reservation: ${reference}`,
      `New booking: ${intent.reference}`,
    ])
    const replyTo = 'ada@guest.example'
    for (const email of site.mailbox.news)
      expect(email).toMatchObject({ to: officeAddress, replyTo })
  })
})

describe('promise 30: guests who send a request', () => {
  const sentTo = (address: string) => site.mailbox.sent.filter(({ to }) => to === address)

  it('read that a service is requested but not booked yet', async () => {
    const customerEmail = 'asks@guest.example'
    const taxi = { ...bookingRequest, customerEmail, serviceType: 'taxi', locale: 'it' }
    const answer = await site.post('/api/bookings', { ...taxi, totalPrice: 0 })
    const { reference } = await answer.json<{ reference: string }>()
    const [email] = sentTo(customerEmail)
    expect(email?.subject).toContain(reference)
    expect(email?.text).toContain('non c’è nulla di prenotato')
    expect(email?.text).toContain('Taxi')
  })

  it('read that their message arrived, up to the limit; the office gets every one', async () => {
    const email = 'writes@guest.example'
    for (let count = 0; count < 12; count += 1) {
      expect((await site.post('/api/contacts', { ...contactRequest, email })).status).toBe(201)
    }
    await site.runJobs(1)
    expect(sentTo(email)).toHaveLength(mailboxLimit.perHour)
    const toOffice = site.mailbox.sent.filter(({ replyTo }) => replyTo === email)
    expect(toOffice).toHaveLength(12)
  })
})
