import { expect } from 'vitest'
import { mailboxKey } from '../../../domain/input/mailbox.ts'
import type { MoneyMoved, Pass } from '../../../domain/pass/pass.ts'
import {
  bookingRequest,
  contactRequest,
  paymentRequest,
  reservationRequest,
  submitKey,
} from './requests.ts'
import type { openTill } from './till.ts'

export interface Made {
  id: string
  reference: string
  passToken: string
  email: string
}

/** Spellings of one mailbox at Gmail: dots, tags, capitals, and its other host. */
export function spellings(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, number) => {
    const host = number % 3 === 0 ? 'googlemail.com' : 'gmail.com'
    const dotted = number % 2 === 0 ? name : name.split('').join('.')
    const spelt = number === 0 ? dotted : `${dotted}+${number}`
    return number % 5 === 4 ? `${spelt}@${host}`.toUpperCase() : `${spelt}@${host}`
  })
}

/** Everything by which anybody can make the site send an email to an address they name. */
export function openStrangers({ site, book }: ReturnType<typeof openTill>) {
  const holding = (token: string) => ({ authorization: `Bearer ${token}`, ...submitKey() })

  async function reserve(email: string, more: object = {}): Promise<Made> {
    const request = { ...reservationRequest, customerEmail: email, ...more }
    const answer = await site.post('/api/reservations', request, submitKey())
    expect(answer.status, await answer.clone().text()).toBe(201)
    return { ...(await answer.json<Omit<Made, 'email'>>()), email }
  }

  async function change({ passToken }: Made, requested: { luggageCount: number }) {
    const preview = await site.post('/api/pass/preview', requested, holding(passToken))
    const shown = await preview.json<MoneyMoved>()
    const answer = await site.post('/api/pass/change', { ...requested, shown }, holding(passToken))
    expect(answer.status, await answer.clone().text()).toBe(200)
  }

  async function cancel({ passToken }: Made) {
    const opened = await site.fetch('/api/pass', { headers: holding(passToken) })
    const { cancelling: shown } = await opened.json<Pass>()
    const answer = await site.post('/api/pass/cancel', { shown }, holding(passToken))
    expect(answer.status, await answer.clone().text()).toBe(200)
  }

  const erase = ({ passToken }: Made) => site.post('/api/pass/erase', {}, holding(passToken))

  /** A card booking that nobody has paid yet. */
  const bookUnpaid = (email: string, more: object = {}) =>
    book({
      ...paymentRequest,
      customerData: { ...paymentRequest.customerData, customerEmail: email, ...more },
    })

  async function askForService(email: string, more: object = {}) {
    const { endDate: _, ...open } = bookingRequest
    const taxi = { ...open, customerEmail: email, serviceType: 'taxi', totalPrice: 0, ...more }
    const answer = await site.post('/api/bookings', taxi, submitKey())
    expect(answer.status).toBe(201)
    return answer.json<{ id: string; reference: string }>()
  }

  async function write(email: string, more: object = {}) {
    const message = { ...contactRequest, email, ...more }
    expect((await site.post('/api/contacts', message, submitKey())).status).toBe(201)
  }

  async function askForLink({ email }: Pick<Made, 'email'>) {
    const answer = await site.post('/api/pass/lost', { email }, submitKey())
    expect(answer.status).toBe(200)
  }

  /** The emails to a mailbox, in any spelling of its address. */
  const inboxOf = (address: string) =>
    site.mailbox.sent.filter(({ to }) => mailboxKey(String(to)) === mailboxKey(address))

  return {
    reserve,
    change,
    cancel,
    erase,
    bookUnpaid,
    askForService,
    write,
    askForLink,
    inboxOf,
  }
}
