import type { Chance } from '../bad-week/chance.ts'
import { guest as anyGuest } from '../support/requests.ts'
import type { openTill } from '../support/till.ts'
import { Account } from './account.ts'
import type { Counter } from './counter.ts'
import { closes, type Days, instantOf, lastDay, opens } from './days.ts'
import { freeTags, Guest } from './guest.ts'
import type { Hands } from './hands.ts'

interface World {
  chance: Chance
  counter: Counter
  days: Days
  hands: Hands
  till: ReturnType<typeof openTill>
  count: (what: string) => void
}

/** The guests of the days, and what becomes of each: drawn, and the same for the same seed. */
export function openGuests(world: World) {
  const { chance, counter, days, till, count } = world
  const guests: Guest[] = []
  const anyMinute = () => chance.whole(opens + 10, closes - 60)

  function add(id: string, account: Account): Guest {
    const guest = new Guest(world, id, account)
    guests.push(guest)
    return guest
  }

  const person = () => ({
    ...anyGuest,
    customerEmail: `ada${guests.length}.${chance.whole(0, 1e9)}@guest.example`,
  })

  /** Two to five days before the drop-off at most, so that some come on each of the days. */
  function requested() {
    const from = chance.whole(1, lastDay + 1)
    const to = from + chance.whole(0, 3)
    const luggageCount = chance.whole(1, 4)
    const times = { startDate: instantOf(from, 10 * 60), endDate: instantOf(to, 20 * 60) }
    return { request: { ...person(), luggageCount, ...times }, from, to }
  }

  async function reserves(): Promise<void> {
    const { request, from, to } = requested()
    const { id } = await counter.guest<{ id: string }>('/api/reservations', request)
    count('reservations')
    follow(add(id, Account.of(request.luggageCount, from, to)))
  }

  /** Asks for storage, which the money of the same day confirms. */
  async function asks(): Promise<void> {
    const { request, from, to } = requested()
    const account = Account.of(request.luggageCount, from, to)
    const shown = { ...request, totalPrice: account.due, currency: 'EUR' }
    const guest = add((await counter.guest<{ id: string }>('/api/bookings', shown)).id, account)
    count('requests')
    days.soon(30, async () => {
      await guest.pays()
      follow(guest)
    })
  }

  async function books(): Promise<void> {
    const { request, from, to } = requested()
    const account = Account.of(request.luggageCount, from, to)
    const sent = { amount: account.due / 100, currency: 'eur', customerData: request }
    const intent = await till.book(sent)
    await till.stripe.pay(intent.paymentIntentId)
    await till.deliverAll(intent.paymentIntentId)
    const guest = add(intent.bookingId, account)
    guest.paymentIntentId = intent.paymentIntentId
    account.paid.push({ way: 'stripe', cents: account.due, back: 0 })
    guest.agrees(await counter.record(guest.id), 'confirmed')
    count('bookings paid online')
    follow(guest)
  }

  async function walksIn(): Promise<void> {
    const [today, items] = [days.today(), chance.whole(1, 3)]
    const to = today + chance.whole(0, 2)
    const guest = add(crypto.randomUUID(), Account.of(items, today, to))
    const { account, id } = guest
    guest.tags = freeTags(items)
    const paysAtOnce = chance.happens(0.6)
    const payment = paysAtOnce ? guest.payment(account.due) : undefined
    const member = counter.whoever()
    const file = await counter.walkIn(member, {
      id,
      customerName: anyGuest.customerName,
      tags: guest.tags,
      idSeen: chance.happens(0.9),
      endDate: instantOf(to, closes - 1),
      locale: 'it',
      ...(payment && { payment: payment.body }),
    })
    payment?.passes(member)
    if (payment) account.paid.push({ way: payment.way, cents: account.due, back: 0 })
    guest.agrees(file, 'checked_in')
    count('walk-ins')
    if (!chance.happens(0.08)) return isHere(guest)
    const { version } = file.stay
    const undone = await counter.actions(member, id, 'undo', { version })
    count('acts undone')
    payment?.passes(member, -1)
    account.paid.pop()
    account.neverBegan()
    guest.tags = []
    guest.agrees(undone, 'cancelled')
  }

  /** A guest who has booked cancels, does not come, or comes. */
  function follow(guest: Guest): void {
    const { from, to } = guest.account.agreed
    if (chance.happens(0.2)) days.soon(chance.whole(20, 200), () => paysAhead(guest))
    const fate = chance.whole(1, 20)
    if (fate <= 3) {
      const day = chance.whole(days.today(), from)
      days.later(day, chance.whole(opens + 240, closes - 60), () => cancels(guest))
    } else if (fate <= 5) {
      days.later(from, closes - 50, () => isMissed(guest))
      if (to > from && chance.happens(0.4)) days.later(from + 1, anyMinute(), () => comes(guest))
    } else {
      const day = chance.happens(0.1) ? Math.max(days.today(), from - 1) : from
      days.later(day, chance.whole(opens + 240, closes - 60), () => comes(guest))
    }
  }

  async function paysAhead(guest: Guest): Promise<void> {
    if (guest.account.due > 300) await guest.pays(chance.whole(1, guest.account.due / 100) * 100)
  }

  async function cancels(guest: Guest): Promise<void> {
    const inPerson = chance.happens(0.6)
    count('cancelled')
    await guest.cancels(inPerson)
    // The rest is there to be fetched.
    if (guest.account.due < 0) days.soon(90, () => guest.getsTheRest())
    mayFail(guest)
  }

  async function isMissed(guest: Guest): Promise<void> {
    count('no-shows')
    await guest.isMissed()
  }

  async function comes(guest: Guest): Promise<void> {
    const { account } = guest
    const other = chance.happens(0.2) ? chance.oneOf([-1, 1, 2]) : 0
    const items = Math.max(1, account.agreed.items + other)
    if (items !== account.agreed.items) count('other numbers of items')
    if (account.agreed.from > days.today()) count('early arrivals')
    if (chance.happens(0.1)) await guest.comesByMistake(items)
    await guest.comes(items)
    mayFail(guest)
    if (chance.happens(0.3)) await guest.pays(chance.whole(0, account.due / 100) * 100)
    isHere(guest)
  }

  /** While the bags are here: other days, goodwill, payments and check-out. */
  function isHere(guest: Guest): void {
    const { account } = guest
    const { to } = account.agreed
    if (chance.happens(0.15)) days.soon(chance.whole(10, 120), () => movesTo(guest))
    if (chance.happens(0.1)) days.soon(chance.whole(10, 120), () => getsGoodwill(guest))
    if (chance.happens(0.1)) days.soon(chance.whole(10, 120), () => guest.paysByMistake())
    if (chance.happens(0.5)) days.soon(chance.whole(1, 60), () => guest.pays())
    const day = to + chance.oneOf([0, 0, 0, 0, 0, -1, -2, 1, 1])
    const today = days.today()
    if (day <= today) days.soon(chance.whole(60, 400), () => goes(guest))
    else days.later(day, anyMinute(), () => goes(guest))
  }

  async function movesTo(guest: Guest): Promise<void> {
    const { from, to } = guest.account.agreed
    const isWhole = guest.tags.length === guest.account.agreed.items
    const next = Math.max(from, days.today(), to + chance.oneOf([-1, 1, 2]))
    if (!isWhole || next === to) return
    count('other days')
    await guest.moves(next)
    mayFail(guest)
  }

  async function getsGoodwill(guest: Guest): Promise<void> {
    const { owes } = guest.account.agreed
    if (owes === 0) return
    count('goodwill')
    await guest.getsGoodwill(chance.whole(1, Math.min(owes, 500)))
    mayFail(guest)
  }

  async function goes(guest: Guest): Promise<void> {
    const { account } = guest
    if (guest.tags.length === 0) return
    if (days.today() < account.agreed.to) count('early departures')
    if (days.today() > account.agreed.to) count('late departures')
    if (chance.happens(0.6)) await guest.pays()
    if (guest.tags.length > 1 && chance.happens(0.2)) await guest.goes(1)
    if (chance.happens(0.1)) await guest.goesByMistake()
    await guest.goes()
    mayFail(guest)
    await guest.pays()
  }

  /** A refund fails hours later, and is made again. */
  function mayFail(guest: Guest): void {
    const { paymentIntentId, account } = guest
    const online = account.paid.find(({ way }) => way === 'stripe')
    if (!paymentIntentId || !online || online.back === 0 || !chance.happens(0.4)) return
    days.soon(chance.whole(30, 300), async () => {
      await days.turnStripe()
      const made = await till.stripe.api.refunds.list({
        payment_intent: paymentIntentId,
        limit: 100,
      })
      const refund = made.data.find(({ status }) => status === 'succeeded')
      if (!refund) return
      await till.stripe.control('POST', `/refunds/${refund.id}/settle`, { outcome: 'failed' })
      await till.deliverAll(paymentIntentId)
      online.back -= refund.amount
      count('refunds that failed later')
      guest.agrees(await counter.record(guest.id))
      days.soon(chance.whole(10, 60), () => guest.getsTheRest())
    })
  }

  return { guests, reserves, asks, books, walksIn }
}
