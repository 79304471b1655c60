import { expect } from 'vitest'
import type { Chance } from '../bad-week/chance.ts'
import type { Account, Way } from './account.ts'
import type { Counter, File, Member } from './counter.ts'
import type { Days } from './days.ts'
import { instantOf } from './days.ts'
import { type Hands, nothing, tender } from './hands.ts'

let lastTag = 0

export const freeTags = (count: number): number[] =>
  Array.from({ length: count }, () => {
    lastTag += 1
    return lastTag
  })

interface Room {
  chance: Chance
  counter: Counter
  days: Days
  hands: Hands
  count: (what: string) => void
}

/** One stay at the counter: what staff do to it, and what the test expects of it. */
export class Guest {
  tags: number[] = []
  /** Of money that was paid online. */
  paymentIntentId: string | null = null

  readonly room: Room
  readonly id: string
  readonly account: Account

  constructor(room: Room, id: string, account: Account) {
    this.room = room
    this.id = id
    this.account = account
  }

  /** The stay is as the test counts it. */
  agrees({ stay, bags }: File, status?: string): void {
    const { price, owes, items } = this.account.agreed
    const { received, refunded, due } = this.account
    const expected = {
      totalPrice: price,
      netPrice: owes,
      received,
      refunded,
      balance: due,
    }
    expect(stay, stay.id).toMatchObject({
      ...expected,
      luggageCount: items,
      ...(status && { status }),
    })
    const inside = bags.filter(({ status }) => status === 'inside').map(({ tag }) => tag)
    expect(inside.toSorted()).toEqual(this.tags.toSorted())
  }

  private async action(what: string, body: object, member = this.room.counter.whoever()) {
    const file = await this.room.counter.actions(member, this.id, what, body)
    return { file, member }
  }

  /** What goes back by hand goes over the counter, in this currency. */
  private handsBack(member: Member, currency: 'EUR' | 'ALL', ways?: readonly Way[]): void {
    const { hands, days, count } = this.room
    for (const { way, cents } of this.account.givesBack(ways)) {
      count(`refunds by ${way}`)
      const notes = currency === 'EUR' ? { cents, lek: 0 } : { cents: 0, lek: cents }
      if (way === 'cash') hands.passes(days.date(), member, 'refunded', notes)
      if (way === 'desk_card') hands.of(days.date(), member).cardRefunded += cents
    }
  }

  private currency = () => this.room.chance.oneOf(['EUR', 'ALL'] as const)

  /** What the guest pays, as it is told to the counter and as it goes over it. */
  payment(cents: number) {
    const { chance, hands, days, count } = this.room
    const method = chance.happens(0.7) ? ('cash' as const) : ('desk_card' as const)
    const { taken, given } = tender(cents, chance)
    const isExact = method !== 'cash' || (taken.lek === 0 && given === nothing)
    const body = { method, cents, ...(isExact ? {} : { cash: { taken, given } }) }
    const passes = (member: Member, times: 1 | -1 = 1) => {
      if (method === 'desk_card') {
        hands.of(days.date(), member).card += cents * times
        return
      }
      hands.passes(days.date(), member, 'taken', taken, times)
      hands.passes(days.date(), member, 'change', given, times)
    }
    count(`payments by ${method}`)
    return { body, passes, way: method }
  }

  /** Pays so much of what is due. */
  async pays(cents = this.account.due): Promise<void> {
    if (cents <= 0) return
    const { body, passes, way } = this.payment(cents)
    const { file, member } = await this.action('payments', body)
    passes(member)
    this.account.paid.push({ way, cents, back: 0 })
    this.agrees(file)
  }

  /** Cash is noted, or a card, that never was; whoever noted it takes it back. */
  async paysByMistake(): Promise<void> {
    const cents = this.account.due
    if (cents <= 0) return
    const { body, passes } = this.payment(cents)
    const { file, member } = await this.action('payments', body)
    passes(member)
    expect(file.stay.balance).toBe(0)
    this.agrees(await this.undo(file, member))
    passes(member, -1)
  }

  private async undo({ stay: { version } }: File, member: Member): Promise<File> {
    this.room.count('acts undone')
    return (await this.action('undo', { version }, member)).file
  }

  /** Brings bags. */
  async comes(items: number): Promise<void> {
    const { agreed } = this.account
    const tags = freeTags(items)
    const cashCurrency = this.currency()
    const { file, member } = await this.action('check-in', { tags, idSeen: true, cashCurrency })
    this.account.comes(items, this.room.days.today())
    this.tags = tags
    if (items !== agreed.items) this.handsBack(member, cashCurrency)
    this.agrees(file, 'checked_in')
  }

  /** The wrong stay is checked in, and that is taken back. */
  async comesByMistake(items: number): Promise<void> {
    const { status } = (await this.room.counter.record(this.id)).stay
    await this.comes(items)
    const file = await this.room.counter.record(this.id)
    const undone = await this.undo(file, this.room.counter.whoever())
    this.account.undone()
    this.tags = []
    this.agrees(undone, status)
  }

  /** Takes so many of the bags. */
  async goes(bags = this.tags.length): Promise<void> {
    const tags = this.tags.slice(0, bags)
    const isLast = tags.length === this.tags.length
    const cashCurrency = this.currency()
    const out = { tags, outTo: 'guest', cashCurrency }
    const { file, member } = await this.action('check-out', out)
    this.account.goes(bags, isLast, this.room.days.today())
    this.tags = this.tags.slice(bags)
    if (isLast) this.handsBack(member, cashCurrency)
    this.agrees(file, isLast ? 'completed' : 'checked_in')
  }

  /** The bags of somebody else are given out, and that is taken back. */
  async goesByMistake(): Promise<void> {
    const { tags } = this
    await this.goes()
    const file = await this.room.counter.record(this.id)
    const undone = await this.undo(file, this.room.counter.whoever())
    this.account.undone()
    this.tags = tags
    this.agrees(undone, 'checked_in')
  }

  /** Stays until another day. */
  async moves(to: number): Promise<void> {
    const cashCurrency = this.currency()
    const requested = { endDate: instantOf(to, 20 * 60), reason: 'another train', inPerson: true }
    const { file, member } = await this.action('change', { ...requested, cashCurrency })
    this.account.moves(to)
    this.handsBack(member, cashCurrency)
    this.agrees(file)
  }

  /** `inPerson`: the guest is at the desk and does not call. */
  async cancels(inPerson: boolean): Promise<void> {
    const cashCurrency = this.currency()
    const { file, member } = await this.action('cancel', { reason: 'ill', inPerson, cashCurrency })
    this.account.cancelled(this.room.days.today())
    this.handsBack(member, cashCurrency, inPerson ? undefined : ['stripe'])
    this.agrees(file, 'cancelled')
  }

  async isMissed(): Promise<void> {
    const { file } = await this.action('no-show', {})
    this.account.missed()
    this.agrees(file, 'no_show')
  }

  async getsGoodwill(cents: number): Promise<void> {
    const cashCurrency = this.currency()
    const requested = { cents, reason: 'a wet bag', inPerson: true, cashCurrency }
    const { file, member } = await this.action('refunds', requested)
    this.account.goodwill(cents)
    this.handsBack(member, cashCurrency)
    this.agrees(file)
  }

  /** Gets the rest of what is to be refunded. */
  async getsTheRest(): Promise<void> {
    if (this.account.due >= 0) return
    const cashCurrency = this.currency()
    const requested = { reason: 'left over', inPerson: true, cashCurrency }
    const { file, member } = await this.action('refunds', requested)
    this.handsBack(member, cashCurrency)
    this.agrees(file)
  }
}
