import { describe, expect, it } from 'vitest'
import { noteFiscalNumber } from '../../../domain/desk/fiscal-number.ts'
import { undo } from '../../../domain/desk/undo.ts'
import { isRefused } from '../../../domain/input/refusal.ts'
import { fileAfter } from '../../../domain/stay/stay-change.ts'
import { lastChangeOf } from '../support/last-change.ts'
import { cash, fileOf, now, refund, staffDoing } from '../support/stay-files.ts'

const back = refund({ paymentId: 'cash', method: 'cash', stripeId: null, cents: 100 })
const file = fileOf({ payments: [{ ...cash, refundedCents: 100 }], refunds: [back] })
const number = 'A1B2-2026'

describe('the number of a fiscal receipt', () => {
  it.each([
    ['a payment', { payment: 'cash' }],
    ['a refund', { refund: 'refund' }],
  ])('is noted of %s once, and taken back like any other mistake', (_, of) => {
    const change = noteFiscalNumber(file, of, number, staffDoing())
    if (isRefused(change)) throw new Error(change.refused)
    const noted = fileAfter(file, change, now)
    const numbers = ({ payments, refunds }: typeof noted) =>
      [...payments, ...refunds].map(({ fiscalNumber }) => fiscalNumber)
    expect(numbers(noted).filter(Boolean)).toEqual([number])
    expect(noted.stay).toMatchObject({ balance: file.stay.balance, status: file.stay.status })
    expect(noteFiscalNumber(noted, of, number, staffDoing())).toEqual({ refused: 'already_done' })
    expect(noteFiscalNumber(noted, of, 'other', staffDoing())).toEqual({ refused: 'not_allowed' })
    const wrong = undo(noted, lastChangeOf(file, change, now), undefined, staffDoing())
    if (isRefused(wrong)) throw new Error(wrong.refused)
    expect(numbers(fileAfter(noted, wrong, now))).toEqual([null, null])
  })

  it('is of nothing that is not there, and of no money that did not move', () => {
    const failed = fileOf({ refunds: [refund({ state: 'failed', failedAt: now })] })
    const refused = { refused: 'not_allowed' }
    expect(noteFiscalNumber(file, { payment: 'none' }, number, staffDoing())).toEqual(refused)
    expect(noteFiscalNumber(failed, { payment: 'own' }, number, staffDoing())).toEqual(refused)
    expect(noteFiscalNumber(failed, { refund: 'refund' }, number, staffDoing())).toEqual(refused)
  })
})
