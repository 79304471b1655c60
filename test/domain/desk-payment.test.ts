import { describe, expect, it } from 'vitest'
import { takePayment } from '../../domain/desk-payment.ts'
import { fileOf, staffDoing, withChange } from './stay-files.ts'

const reserved = fileOf({ payments: [] }, { kind: 'reservation', status: 'confirmed' })

describe('money at the desk', () => {
  it('may come in parts, by cash and by card', () => {
    const card = takePayment(reserved, 'desk_card', 1000, staffDoing())
    const half = withChange(reserved, card)
    const doing = { ...staffDoing(), newId: () => 'second' }
    const { stay, payments } = withChange(half, takePayment(half, 'cash', 800, doing))
    expect(payments.map(({ method }) => method)).toEqual(['desk_card', 'cash'])
    expect(stay).toMatchObject({ balance: 0, paymentStatus: 'paid' })
  })

  it('is never more than is due, nothing, or a part of a cent', () => {
    const pay = (cents: number) => takePayment(reserved, 'cash', cents, staffDoing())
    expect(pay(1801)).toEqual({ refused: 'more_than_due' })
    for (const cents of [0, -1, 0.5, Number.NaN]) {
      expect(pay(cents)).toEqual({ refused: 'not_allowed' })
    }
  })
})
