import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type OrphanDispute,
  type OrphanRefund,
  orphanGuest,
  orphanMoney,
  orphanTask,
} from '../../../domain/payments/orphan.ts'

const refund = (id: string, status: OrphanRefund['status'], cents = 500): OrphanRefund => ({
  id,
  cents,
  status,
})
const dispute = (status: OrphanDispute['status'], cents = 900): OrphanDispute => ({
  id: 'dp_1',
  cents,
  status,
  dueBy: null,
})

describe('what Stripe has of an orphan payment’s guest', () => {
  it('is kept as our own forms would accept it', () => {
    const said = {
      reference: 'TIR-2026-325-K7QM',
      name: ' Ada Ferri ',
      email: 'ada@guest.example',
      phone: '+355 69 123 4567',
    }
    expect(orphanGuest(said)).toEqual({ ...said, name: 'Ada Ferri' })
  })

  it.each([
    ['missing', undefined],
    ['null', null],
    ['empty', ''],
    ['no text', { text: 'Ada' }],
    ['on two lines', 'ada@guest.example\r\nBcc: all@guest.example'],
    ['endless', 'a'.repeat(300)],
  ])('is unknown if it is %s', (_, said) => {
    const all = { reference: said, name: said, email: said, phone: said }
    expect(Object.values(orphanGuest(all))).toEqual([null, null, null, null])
  })
})

describe('the money of an orphan payment', () => {
  it('is refunded, unless the refund failed', () => {
    const refunds = [refund('re_1', 'refunded'), refund('re_2', 'refunded', 400)]
    expect(orphanMoney(refunds, [])).toMatchObject({ refundedCents: 900, failedCents: 0 })
    expect(orphanMoney([...refunds, refund('re_1', 'failed')], [])).toMatchObject({
      refundedCents: 400,
      failedCents: 500,
    })
  })

  it('has a dispute in its last status', () => {
    const { disputes } = orphanMoney([], [dispute('lost'), dispute('inquiry'), dispute('open')])
    expect(disputes).toEqual([dispute('lost')])
  })

  it('is the same in whichever order it was noted', () => {
    const refunds = [
      refund('re_1', 'refunded'),
      refund('re_1', 'failed'),
      refund('re_2', 'refunded'),
    ]
    const disputes = (['inquiry', 'closed', 'open', 'won'] as const).map((status) =>
      dispute(status),
    )
    const shuffled = <Value>(values: Value[]) =>
      fc.shuffledSubarray(values, { minLength: values.length })
    fc.assert(
      fc.property(shuffled(refunds), shuffled(disputes), (some, others) => {
        expect(orphanMoney(some, others)).toEqual(orphanMoney(refunds, disputes))
      }),
    )
  })

  it('has a setback for each failed refund, inquiry and open dispute', () => {
    const disputes = [dispute('inquiry'), dispute('open'), dispute('won')]
    const refunds = [refund('re_1', 'refunded'), refund('re_1', 'failed')]
    expect(orphanMoney(refunds, disputes).setbacks).toBe(3)
  })
})

describe('what staff have to do about an orphan payment', () => {
  const taskOf = (
    refunds: OrphanRefund[],
    disputes: OrphanDispute[] = [],
    cents: number | null = 900,
  ) => orphanTask(cents, orphanMoney(refunds, disputes))

  it('is a refund while money is left', () => {
    expect(taskOf([])).toBe('refund')
    expect(taskOf([refund('re_1', 'refunded')])).toBe('refund')
    expect(taskOf([refund('re_1', 'refunded', 900), refund('re_1', 'failed', 900)])).toBe('refund')
    expect(taskOf([], [dispute('won')])).toBe('refund')
    expect(taskOf([refund('re_1', 'refunded')], [], null)).toBe('refund')
  })

  it('is nothing once all is refunded, or a bank took the rest', () => {
    expect(taskOf([refund('re_1', 'refunded', 900)])).toBe('nothing')
    expect(taskOf([refund('re_1', 'refunded')], [dispute('lost', 400)])).toBe('nothing')
  })

  it('is an answer while a bank asks', () => {
    expect(taskOf([], [dispute('inquiry')])).toBe('answer')
    expect(taskOf([refund('re_1', 'refunded', 900)], [dispute('open')])).toBe('answer')
  })
})
