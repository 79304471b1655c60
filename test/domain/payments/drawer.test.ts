import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lekPerEuro, tariffs } from '../../../domain/business/business.ts'
import { checkOut } from '../../../domain/desk/custody.ts'
import { takenPayment, tillMovementRequest } from '../../../domain/desk/desk.ts'
import { takePayment } from '../../../domain/desk/desk-payment.ts'
import { cancelStay } from '../../../domain/desk/stay-actions.ts'
import {
  type Cash,
  cashCurrencies,
  cashOf,
  changeFor,
  type DrawerMovement,
  denominations,
  expectedCash,
  fits,
  givenBack,
  isCash,
  lekOf,
  minus,
  moved,
  noCash,
  plus,
  takenBack,
  takenFor,
  usualNotes,
  worthOf,
} from '../../../domain/payments/drawer.ts'
import { refundGoodwill } from '../../../domain/stay/refund-actions.ts'
import { errorsOf } from '../support/parse.ts'
import {
  atTheCounter,
  dayBefore,
  recordOf,
  staffContext,
  withChange,
} from '../support/stay-records.ts'

const reserved = recordOf({ payments: [] }, { kind: 'reservation', status: 'confirmed' })

const cents = fc.integer({ min: 1, max: 100_000 })
const currency = fc.constantFrom(...cashCurrencies)
const cash = fc.record({ cents: fc.nat(50_000), lek: fc.nat(50_000) })

describe('amounts in two currencies', () => {
  it('are worth the same in every tariff and at the desk’s rate', () => {
    for (const { dayPerItem, dayPerItemLek, mid, long } of Object.values(tariffs)) {
      expect(lekOf(dayPerItem)).toBe(dayPerItemLek)
      for (const plan of [mid, long]) expect(lekOf(plan.cents)).toBe(plan.lek)
    }
  })

  it('are worth the same after conversion to cash', () => {
    fc.assert(
      fc.property(cents, currency, (amount, one) => {
        expect(worthOf(cashOf(amount, one))).toBe(amount)
      }),
    )
  })
})

describe('the change for a payment', () => {
  it('in either currency leaves exactly the amount', () => {
    fc.assert(
      fc.property(cents, cash, currency, (amount, taken, one) => {
        const given = changeFor(amount, taken, one)
        if (given) expect(fits(amount, { taken, given })).toBe(true)
        else expect(worthOf(taken)).toBeLessThan(amount)
      }),
    )
  })

  it('scenario 17: from 1000 lek for 6 euros is 400 lek or 4 euros', () => {
    const note = { cents: 0, lek: 1000 }
    expect(changeFor(600, note, 'ALL')).toEqual({ cents: 0, lek: 400 })
    expect(changeFor(600, note, 'EUR')).toEqual({ cents: 400, lek: 0 })
  })

  it('is wrong if it is off by a lek or a cent, negative or fractional', () => {
    const anyOff = fc.integer({ min: -100, max: 100 }).filter((off) => off !== 0)
    fc.assert(
      fc.property(cents, cash, anyOff, currency, (amount, more, off, one) => {
        const taken = plus(cashOf(amount, one), more)
        const given = plus(more, one === 'EUR' ? { cents: off, lek: 0 } : { cents: 0, lek: off })
        expect(fits(amount, { taken, given })).toBe(false)
      }),
    )
    for (const lek of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      const taken = { cents: 100, lek }
      expect(fits(100, { taken, given: { cents: 0, lek } })).toBe(false)
    }
  })
})

/** Drawer movements of every kind. */
const movements = fc.array(
  fc.oneof(
    fc.tuple(cents, cash, currency).map(([amount, tendered, one]) => {
      const given = changeFor(amount, tendered, one)
      const payment = { id: 'payment', cents: amount }
      return given ? takenFor(payment, { taken: tendered, given }) : takenFor(payment)
    }),
    fc.tuple(cents, currency).map(([amount, one]) => givenBack({ id: 'r', cents: amount }, one)),
    fc
      .tuple(fc.constantFrom('float', 'banked'), cash.filter(isCash))
      .map(([kind, amount]) => moved(kind, amount)),
  ),
)

/** A constraint of the database on each row. */
const addsUp = ({ cents: worth, taken, given, lekPerEuro: rate }: DrawerMovement) =>
  Math.abs((worth - taken.cents + given.cents) * rate - (taken.lek - given.lek) * 100) < 100

describe('a drawer', () => {
  it('invariant 10: holds what was counted plus later movements, in both currencies', () => {
    fc.assert(
      fc.property(cash, movements, (counted, since) => {
        expect(since.every(addsUp)).toBe(true)
        const now = expectedCash(counted, since)
        const sum = (of: (row: DrawerMovement) => number) =>
          since.reduce((total, row) => total + of(row), 0)
        expect(now.cents - counted.cents).toBe(
          sum(({ taken }) => taken.cents) - sum(({ given }) => given.cents),
        )
        expect(now.lek - counted.lek).toBe(
          sum(({ taken }) => taken.lek) - sum(({ given }) => given.lek),
        )
        expect(worthOf(minus(now, counted))).toBe(sum(({ cents: worth }) => worth))
      }),
    )
  })

  it('holds the same however often it is counted', () => {
    fc.assert(
      fc.property(movements, movements, (before, after) => {
        const counted = expectedCash(noCash, before)
        expect(expectedCash(counted, after)).toEqual(expectedCash(noCash, [...before, ...after]))
      }),
    )
  })

  it('invariant 9: holds each currency’s amount as before once payments are voided', () => {
    fc.assert(
      fc.property(movements, cash, (since, counted) => {
        const payments = since.filter(({ kind }) => kind === 'payment')
        const voids = payments.map(takenBack)
        for (const row of voids) expect([row.kind, addsUp(row)]).toEqual(['void', true])
        expect(expectedCash(counted, [...payments, ...voids])).toEqual(counted)
        const sum = [...payments, ...voids].reduce((total, row) => total + row.cents, 0)
        expect(sum).toBe(0)
      }),
    )
  })

  it('scenario 47: shows a short count, and later movements start from it', () => {
    const taken = takenFor(
      { id: 'a', cents: 600 },
      { taken: { cents: 0, lek: 600 }, given: noCash },
    )
    const counted = { cents: 0, lek: 590 }
    expect(minus(counted, expectedCash(noCash, [taken]))).toEqual({ cents: 0, lek: -10 })
    expect(minus(counted, expectedCash(counted, []))).toEqual(noCash)
  })
})

describe('cash taken at the desk', () => {
  const twentyEuros: Cash = { cents: 2000, lek: 0 }

  it('scenario 18: can be a 20 euro note with change in lek', () => {
    const handed = { taken: twentyEuros, given: { cents: 0, lek: 200 } }
    const { drawer, stay } = withChange(
      reserved,
      takePayment(reserved, 'cash', 1800, staffContext(), { cash: handed }),
    )
    expect(stay.balance).toBe(0)
    expect(drawer).toEqual([
      { ...handed, kind: 'payment', paymentId: 'new_1', refundId: null, cents: 1800, lekPerEuro },
    ])
  })

  it('is exactly the amount in euros by default', () => {
    const { drawer } = withChange(reserved, takePayment(reserved, 'cash', 1800, staffContext()))
    expect(drawer).toMatchObject([{ taken: { cents: 1800, lek: 0 }, given: noCash }])
  })

  it('scenario 19: does not include a part that is paid by card', () => {
    const card = takePayment(reserved, 'desk_card', 1000, staffContext(), { fiscalNumber: 'F-1' })
    const half = withChange(reserved, card)
    expect(half.drawer).toEqual([])
    expect(half.payments).toMatchObject([{ fiscalNumber: 'F-1' }])
    const context = { ...staffContext(), newId: () => 'second' }
    const { drawer, payments } = withChange(half, takePayment(half, 'cash', 800, context))
    expect(drawer).toMatchObject([{ paymentId: 'second', cents: 800 }])
    expect(payments).toMatchObject([{}, { fiscalNumber: null }])
  })

  it('is refused if the change is wrong or the payment is by card', () => {
    const handed = { taken: twentyEuros, given: { cents: 0, lek: 199 } }
    const told = { cash: handed }
    const pay = (method: 'cash' | 'desk_card') =>
      takePayment(reserved, method, 1800, staffContext(), told)
    expect([pay('cash'), pay('desk_card')]).toEqual([
      { refused: 'not_allowed' },
      { refused: 'not_allowed' },
    ])
  })

  it('is reported by the field that is wrong', () => {
    const request = (changes: object) => ({ method: 'cash', cents: 1800, ...changes })
    const paid = (taken: Cash, given: Cash = noCash) => request({ cash: { taken, given } })
    const wrong = (value: unknown) => Object.keys(errorsOf(takenPayment, value))
    expect(wrong(request({}))).toEqual([])
    expect(wrong(paid(twentyEuros, { cents: 0, lek: 200 }))).toEqual([])
    expect(wrong(paid({ cents: 1000, lek: 799 }))).toEqual(['cash.taken'])
    expect(wrong(paid(twentyEuros))).toEqual(['cash.given'])
    expect(wrong(paid({ cents: 1800.5, lek: 0 }))).toEqual(['cash.taken.cents'])
    expect(wrong(paid({ cents: 2000, lek: -200 }))).toEqual(['cash.taken.lek'])
    expect(wrong({ ...paid({ cents: 1800, lek: 0 }), method: 'desk_card' })).toEqual(['cash'])
    expect(wrong(request({ fiscalNumber: ' ' }))).toEqual(['fiscalNumber'])
    const nothingMoved = { kind: 'float', cash: noCash, reason: 'change' }
    expect(errorsOf(tillMovementRequest, nothingMoved)).toEqual({ cash: 'required' })
  })
})

describe('a cash refund', () => {
  const paid = withChange(reserved, takePayment(reserved, 'cash', 1800, staffContext()))
  const inLek = { ...atTheCounter(), cashCurrency: 'ALL' as const, at: dayBefore }

  it('is taken from the drawer in euros', () => {
    const change = refundGoodwill(paid, 300, 'wet', { ...atTheCounter(), newId: () => 'back' })
    const { drawer } = withChange(paid, change)
    const row = { kind: 'refund', refundId: 'back', cents: -300, taken: noCash }
    expect(drawer.slice(1)).toMatchObject([{ ...row, given: { cents: 300, lek: 0 } }])
  })

  it('scenario 25: is taken from the drawer in lek if staff choose it', () => {
    const { drawer } = withChange(paid, cancelStay(paid, 'ill', inLek))
    expect(drawer.slice(1)).toMatchObject([{ cents: -1800, given: { cents: 0, lek: 1800 } }])
  })

  it('is not made by phone, and not from the drawer for card payments', () => {
    expect(cancelStay(paid, 'ill', staffContext(dayBefore))).toMatchObject({ drawer: [] })
    const byCard = withChange(reserved, takePayment(reserved, 'desk_card', 1800, staffContext()))
    expect(cancelStay(byCard, 'ill', inLek)).toMatchObject({ drawer: [], refunds: [{}] })
    expect(checkOut(paid, [1], 'guest', atTheCounter())).toEqual({ refused: 'not_allowed' })
  })
})

describe.each(cashCurrencies)('the notes and coins of %s', (currency) => {
  it('are listed once each, from the largest to the smallest', () => {
    const counted = denominations[currency]
    expect(counted).toEqual([...new Set(counted)].toSorted((a, b) => b - a))
  })

  it('include the usual notes', () => {
    for (const note of usualNotes[currency]) expect(denominations[currency]).toContain(note)
  })
})
