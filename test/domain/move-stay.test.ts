import { describe, expect, it } from 'vitest'
import { moveStay } from '../../domain/move-stay.ts'
import { isRefused } from '../../domain/refusal.ts'
import { mayMove, type StayMoveName, stayMoves, stayStatuses } from '../../domain/stay.ts'
import type { MoneyRows, Stay } from '../../domain/stay-file.ts'
import { dayBefore, dispute, dropOff, fileOf, paidFile, price, refund } from './stay-files.ts'

const names = Object.keys(stayMoves) as StayMoveName[]
const notDue = (cents: number) => [{ kind: 'not_due', cents: -cents }]

function cancel(at: Date, rows: Partial<MoneyRows> = {}, stay: Partial<Stay> = {}) {
  const file = paidFile(rows, stay)
  return moveStay(file.stay, file, 'cancel', at)
}

describe('a stay', () => {
  it('goes where its move leads, and nowhere from where no move leads', () => {
    for (const status of stayStatuses)
      for (const name of names) {
        const file = fileOf({}, { status })
        const moved = moveStay(file.stay, file, name, dayBefore)
        expect(isRefused(moved)).toBe(!mayMove(status, name))
        if (!isRefused(moved)) expect(moved.status).toBe(stayMoves[name].to)
      }
  })

  it('owes nothing once it has lapsed', () => {
    const file = fileOf()
    expect(moveStay(file.stay, file, 'expire', dayBefore)).toEqual({
      status: 'expired',
      charges: notDue(price),
    })
  })

  it('owes its price again when the money comes after all, once', () => {
    const lapsed = fileOf(
      {
        charges: [
          { kind: 'quote', cents: price },
          { kind: 'not_due', cents: -price },
        ],
      },
      { status: 'expired' },
    )
    const move = moveStay(lapsed.stay, lapsed, 'confirm', dayBefore)
    expect(move).toEqual({
      status: 'confirmed',
      charges: [{ kind: 'reinstated', cents: price }],
    })
    const charges = [...lapsed.charges, ...(isRefused(move) ? [] : move.charges)]
    const back = { ...fileOf({ charges }, { status: 'no_show' }) }
    expect(moveStay(back.stay, back, 'check_in', dayBefore)).toMatchObject({ charges: [] })
  })

  it('keeps its account while bags come and go', () => {
    const here = paidFile({}, { status: 'checked_in' })
    for (const name of ['check_out', 'abandon'] as const)
      expect(moveStay(here.stay, here, name, dropOff)).toMatchObject({ charges: [] })
  })
})

describe('specification, section 9: a cancelled stay', () => {
  it('owes nothing before the day of the drop-off', () => {
    expect(cancel(dayBefore)).toEqual({ status: 'cancelled', charges: notDue(price) })
  })

  it('keeps what was paid on that day, which begins at midnight in Tirana', () => {
    expect(cancel(dropOff)).toEqual({ status: 'cancelled', charges: [] })
    expect(cancel(new Date('2026-07-24T21:59:59Z'))).toMatchObject({ charges: notDue(price) })
    expect(cancel(new Date('2026-07-24T22:00:00Z'))).toMatchObject({ charges: [] })
  })

  it('owes nothing that nobody paid, on whatever day', () => {
    const file = fileOf({ payments: [] }, { status: 'confirmed' })
    expect(moveStay(file.stay, file, 'cancel', dropOff)).toMatchObject({ charges: notDue(price) })
  })

  it('keeps no more than what is left of the payment', () => {
    const refunds = [refund({ cents: 600 })]
    expect(cancel(dropOff, { refunds })).toMatchObject({ charges: notDue(600) })
    const disputes = [dispute({ state: 'lost' })]
    expect(cancel(dropOff, { disputes })).toMatchObject({ charges: notDue(price) })
  })

  it('credits nothing twice', () => {
    const charges = [
      { kind: 'quote', cents: price },
      { kind: 'goodwill', cents: -1000 },
    ] as const
    expect(cancel(dayBefore, { charges })).toMatchObject({ charges: notDue(800) })
  })

  it('keeps what was paid when nobody came', () => {
    const file = paidFile()
    expect(moveStay(file.stay, file, 'miss', dropOff)).toEqual({ status: 'no_show', charges: [] })
    const unpaid = fileOf({ payments: [] }, { status: 'confirmed' })
    expect(moveStay(unpaid.stay, unpaid, 'miss', dropOff)).toMatchObject({ charges: notDue(price) })
  })
})
