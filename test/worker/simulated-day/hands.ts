import type { Chance } from '../bad-week/chance.ts'

/*
 * The test's own book of what went from hand to hand: none of it is computed by the code under test. A
 * cent is worth a Lek at this counter, which keeps the arithmetic one that a cashier does in the head.
 */

export interface Notes {
  cents: number
  lek: number
}

export const nothing: Notes = { cents: 0, lek: 0 }

/** What one member of staff took and gave on one day. */
export interface Takings {
  taken: Notes
  change: Notes
  refunded: Notes
  card: number
  cardRefunded: number
  float: Notes
  banked: Notes
}

const noTakings = (): Takings => ({
  taken: { ...nothing },
  change: { ...nothing },
  refunded: { ...nothing },
  card: 0,
  cardRefunded: 0,
  float: { ...nothing },
  banked: { ...nothing },
})

function add(to: Notes, { cents, lek }: Notes, times = 1): void {
  to.cents += cents * times
  to.lek += lek * times
}

type Column = 'taken' | 'change' | 'refunded' | 'float' | 'banked'

/** The drawer as it is, and what each member of staff did on each day. */
export function openHands() {
  const drawer: Notes = { ...nothing }
  const days = new Map<string, Map<string, Takings>>()
  const comesIn: Record<Column, 1 | -1> = {
    taken: 1,
    change: -1,
    refunded: -1,
    float: 1,
    banked: -1,
  }

  function of(day: string, member: string): Takings {
    const members = days.get(day) ?? new Map<string, Takings>()
    const takings = members.get(member) ?? noTakings()
    days.set(day, members.set(member, takings))
    return takings
  }

  return {
    drawer,
    days,
    of,
    /** Cash is taken or given; `times` is -1 if that is undone. */
    passes(day: string, member: string, column: Column, notes: Notes, times: 1 | -1 = 1) {
      add(of(day, member)[column], notes, times)
      add(drawer, notes, comesIn[column] * times)
    },
    /** A coin is lost, which nobody notes before the next count. */
    loses: (notes: Notes) => add(drawer, notes, -1),
    /** The till report of a day as these hands would write it. */
    reportOf(day: string) {
      const members = [...(days.get(day) ?? [])].toSorted(([a], [b]) => (a < b ? -1 : 1))
      const total = noTakings()
      for (const [, own] of members) {
        for (const column of Object.keys(comesIn) as Column[]) add(total[column], own[column])
        total.card += own.card
        total.cardRefunded += own.cardRefunded
      }
      return { total, members: members.map(([staff, totals]) => ({ staff, totals, sentBy: [] })) }
    },
  }
}

export type Hands = ReturnType<typeof openHands>

/** What a guest pays for an amount, and the change. */
export function tender(due: number, chance: Chance): { taken: Notes; given: Notes } {
  const above = (step: number) => Math.ceil(due / step) * step
  const inEuros = (cents: number) => ({ cents, lek: 0 })
  const inLek = (lek: number) => ({ cents: 0, lek })
  const [euroNote, lekNote] = [above(chance.oneOf([500, 1000, 2000])), above(1000)]
  const coins = Math.min(due, chance.whole(0, Math.floor(due / 100)) * 100)
  return chance.oneOf<{ taken: Notes; given: Notes }>([
    { taken: inEuros(due), given: nothing },
    { taken: inLek(due), given: nothing },
    { taken: inEuros(euroNote), given: inEuros(euroNote - due) },
    { taken: inEuros(euroNote), given: inLek(euroNote - due) },
    { taken: inLek(lekNote), given: inLek(lekNote - due) },
    { taken: inLek(lekNote), given: inEuros(lekNote - due) },
    { taken: { cents: coins, lek: due - coins }, given: nothing },
  ])
}
