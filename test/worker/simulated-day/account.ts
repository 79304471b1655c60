/*
 * What a stay owes, as the price list on the wall and the house's rules say it, and what its guest has
 * paid: counted by the test alone. Days are counted from the first day of the test.
 */

const perItemAndDay = 300

export type Way = 'stripe' | 'cash' | 'desk_card'

export interface Paid {
  way: Way
  cents: number
  /** How much of it was refunded. */
  back: number
}

/** What an action may change and its undo restores. */
interface Agreed {
  items: number
  from: number
  to: number
  price: number
  owes: number
  /** Credited for a stay that was cancelled or missed. */
  forgiven: number
}

/** The guest's side of one stay. */
export class Account {
  readonly paid: Paid[] = []
  agreed: Agreed
  private before: Agreed | null = null

  constructor(agreed: Agreed) {
    this.agreed = agreed
  }

  static of(items: number, from: number, to: number): Account {
    const price = items * (to - from + 1) * perItemAndDay
    return new Account({ items, from, to, price, owes: price, forgiven: 0 })
  }

  get received() {
    return this.paid.reduce((sum, { cents }) => sum + cents, 0)
  }

  get refunded() {
    return this.paid.reduce((sum, { back }) => sum + back, 0)
  }

  /** Still to pay; negative if it is owed to the guest. */
  get due() {
    return this.agreed.owes - this.received + this.refunded
  }

  private change(by: (agreed: Agreed) => Partial<Agreed>): void {
    this.before = this.agreed
    this.agreed = { ...this.agreed, ...by(this.agreed) }
  }

  /** Bags come: an earlier day and another number of them are paid for. */
  comes(items: number, today: number): void {
    this.change(({ price, owes, from, to, forgiven, ...was }) => {
      const start = Math.min(from, today)
      const more = (items * (to - start + 1) - was.items * (to - from + 1)) * perItemAndDay
      return { items, from: start, price: price + more, owes: owes + forgiven + more, forgiven: 0 }
    })
  }

  /** Some of the bags go; each late day of theirs is paid for. Days nobody uses are given back with the last. */
  goes(bags: number, isLast: boolean, today: number): void {
    this.change(({ price, owes, items, from, to }) => {
      const late = Math.max(0, today - to) * bags * perItemAndDay
      const used = (today - from + 1) * items * perItemAndDay
      const unused = isLast && today < to ? Math.max(0, Math.min(owes, owes - used)) : 0
      return { price: price + late, owes: owes + late - unused }
    })
  }

  /** Other days are agreed. */
  moves(to: number): void {
    this.change(({ price, owes, items, from }) => {
      const other = items * (to - from + 1) * perItemAndDay
      return { to, price: other, owes: owes + other - price }
    })
  }

  /** Before the day all is refunded; on the day nothing is refunded and nothing more is due. */
  cancelled(today: number): void {
    const kept = this.received - this.refunded
    this.change(({ owes, from }) => {
      const left = today < from ? 0 : Math.min(owes, kept)
      return { owes: left, forgiven: owes - left }
    })
  }

  /** Nothing is refunded, and nothing more is due. */
  missed(): void {
    const kept = this.received - this.refunded
    this.change(({ owes }) => {
      const left = Math.min(owes, kept)
      return { owes: left, forgiven: owes - left }
    })
  }

  goodwill(cents: number): void {
    this.change(({ owes }) => ({ owes: owes - cents }))
  }

  /** The last act is taken back; money that was handed back stays where it is. */
  undone(): void {
    if (!this.before) throw new Error('nothing to undo')
    this.agreed = this.before
    this.before = null
  }

  /** Nobody came after all. */
  neverBegan(): void {
    this.agreed = { ...this.agreed, owes: 0 }
  }

  /** What was paid too much goes back by these ways, the oldest payment first: so much of each. */
  givesBack(ways: readonly Way[] = ['stripe', 'cash', 'desk_card']): { way: Way; cents: number }[] {
    let over = Math.max(0, -this.due)
    return this.paid.flatMap((payment) => {
      if (!ways.includes(payment.way)) return []
      const cents = Math.min(over, payment.cents - payment.back)
      over -= cents
      payment.back += cents
      return cents > 0 ? [{ way: payment.way, cents }] : []
    })
  }
}
