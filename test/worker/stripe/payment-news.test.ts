import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../../../domain/business/locales.ts'
import { changingGuests } from '../support/changing-guests.ts'
import { officeAddress } from '../support/names.ts'
import { paymentRequest, threeDays } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('news')
const { site, stripe } = till
const { paid, begins, passOf } = changingGuests(till)

let guests = 0

/** A new guest each time, whose mailbox has room. */
function guestIn(locale: Locale) {
  guests += 1
  return { locale, customerEmail: `news${guests}@guest.example` }
}

const bookIn = (locale: Locale) =>
  till.book({
    ...paymentRequest,
    customerData: { ...paymentRequest.customerData, ...guestIn(locale) },
  })

const settle = (id: string, outcome: 'succeeded' | 'failed') =>
  stripe.control('POST', `/payment-intents/${id}/settle`, { outcome })

/** The subjects of the emails that the guest got about a booking. */
const emailsAbout = (reference: string) =>
  site.mailbox.sent
    .filter(({ to, subject }) => to !== officeAddress && subject.includes(reference))
    .map(({ subject }) => subject.replace(`: ${reference}`, '').replace(` : ${reference}`, ''))

const expired: Record<Locale, string> = {
  en: 'Your booking was not paid',
  de: 'Ihre Buchung wurde nicht bezahlt',
  fr: 'Votre réservation n’a pas été payée',
  it: 'La sua prenotazione non è stata pagata',
  es: 'Su reserva no se ha pagado',
  da: 'Din booking blev ikke betalt',
  sq: 'Rezervimi juaj nuk u pagua',
}

const declined: Record<Locale, string> = {
  en: 'Your bank declined the payment for your change',
  de: 'Ihre Bank hat die Zahlung für Ihre Änderung abgelehnt',
  fr: 'Votre banque a refusé le paiement de votre modification',
  it: 'La sua banca ha rifiutato il pagamento della modifica',
  es: 'Su banco ha rechazado el pago del cambio',
  da: 'Din bank har afvist betalingen for din ændring',
  sq: 'Banka juaj e refuzoi pagesën për ndryshimin',
}

describe('promise 30: a guest is notified once', () => {
  it.each(locales)('of a booking that expired, in %s', async (locale) => {
    const intent = await bookIn(locale)
    for (const minutes of [61, 62, 120, 180]) await site.runJobs(minutes)
    expect(emailsAbout(intent.reference).map((subject) => subject.trim())).toEqual([
      expired[locale],
    ])
    const page = await (await till.comeBack(intent)).json()
    expect(page).toMatchObject({ paymentStatus: 'canceled', status: 'expired', awaits: null })
  })

  it('of a late decline, and not again when the booking expires', async () => {
    const intent = await bookIn('de')
    await stripe.pay(intent.paymentIntentId, 'pm_card_standin_processing')
    await till.deliverAll(intent.paymentIntentId)
    expect(emailsAbout(intent.reference)).toEqual([])
    await settle(intent.paymentIntentId, 'failed')
    await till.deliverAll(intent.paymentIntentId)
    const expected = ['Ihre Bank hat die Zahlung abgelehnt']
    expect(emailsAbout(intent.reference)).toEqual(expected)
    expect(await (await till.comeBack(intent)).json()).toMatchObject({ paymentStatus: 'failed' })
    for (const minutes of [61, 62, 120]) await site.runJobs(minutes)
    expect(await till.booking(intent.bookingId)).toMatchObject({ status: 'expired' })
    expect(emailsAbout(intent.reference)).toEqual(expected)
  })

  it('of a late decline while every event is lost', async () => {
    const intent = await bookIn('fr')
    await stripe.pay(intent.paymentIntentId, 'pm_card_standin_processing')
    await till.comeBack(intent)
    await settle(intent.paymentIntentId, 'failed')
    for (const minutes of [6, 7, 61, 62, 70]) await site.runJobs(minutes)
    expect(emailsAbout(intent.reference).map((subject) => subject.trim())).toEqual([
      'Votre banque a refusé le paiement',
    ])
  })

  it.each(locales)('of a late decline of a change, in %s', async (locale) => {
    const customerData = { ...threeDays.customerData, ...guestIn(locale) }
    const guest = await paid({ ...threeDays, customerData })
    const { reference } = (await till.record(guest.id)).stay
    const before = emailsAbout(reference)
    const { paymentIntentId } = await begins(guest)
    await stripe.pay(paymentIntentId, 'pm_card_standin_processing')
    await till.deliverAll(paymentIntentId)
    expect(emailsAbout(reference)).toEqual(before)
    await settle(paymentIntentId, 'failed')
    await till.deliverAll(paymentIntentId)
    for (const minutes of [61, 62, 120]) await site.runJobs(minutes)
    const [email, ...more] = emailsAbout(reference).slice(before.length)
    expect([email?.trim(), ...more]).toEqual([declined[locale]])
    expect(await till.booking(guest.id)).toMatchObject({ status: 'confirmed', luggageCount: 2 })
    const { pendingChange, changeable } = await passOf(guest)
    expect({ pendingChange, changeable }).toEqual({ pendingChange: null, changeable: true })
  })

  it('of a payment in review', async () => {
    const intent = await bookIn('es')
    await stripe.pay(intent.paymentIntentId)
    await stripe.control('PATCH', `/payment-intents/${intent.paymentIntentId}`, { amount: 100 })
    await till.deliverAll(intent.paymentIntentId)
    await till.deliverAll(intent.paymentIntentId)
    await site.runJobs(1)
    expect(emailsAbout(intent.reference)).toEqual(['Estamos comprobando su pago'])
    const page = await (await till.comeBack(intent)).json()
    expect(page).toMatchObject({ paymentStatus: 'needs_review', status: 'pending' })
  })
})
