import { describe, expect, it } from 'vitest'
import { limits } from '../../domain/business.ts'
import {
  cancelRequest,
  checkInRequest,
  checkOutRequest,
  deskPaymentRequest,
  deskRefundRequest,
} from '../../domain/desk.ts'
import { bagReceivers } from '../../domain/stay-file.ts'

const takes = (schema: typeof checkInRequest | typeof checkOutRequest, tags: unknown) =>
  schema.safeParse({ tags, idSeen: false, outTo: 'guest' }).success

describe('what staff send from the counter', () => {
  it('names a tag for each item, and no more items than a form takes', () => {
    const many = Array.from({ length: limits.maxItems }, (_, index) => index + 1)
    for (const schema of [checkInRequest, checkOutRequest]) {
      expect(takes(schema, many)).toBe(true)
      for (const tags of [[], [0], [-1], [1.5], ['7'], [...many, 21], 7, undefined])
        expect(takes(schema, tags), JSON.stringify(tags)).toBe(false)
    }
  })

  it('says who takes a bag', () => {
    const out = (outTo: unknown) => checkOutRequest.safeParse({ tags: [7], outTo }).success
    for (const receiver of bagReceivers) expect(out(receiver)).toBe(true)
    for (const other of ['thief', null, undefined]) expect(out(other)).toBe(false)
  })

  it('pays whole cents, by cash or the desk’s terminal', () => {
    const pays = (method: unknown, cents: unknown) =>
      deskPaymentRequest.safeParse({ method, cents }).success
    for (const method of ['cash', 'desk_card']) expect(pays(method, 1)).toBe(true)
    for (const cents of [0, -1, 0.5, Number.NaN, '100']) expect(pays('cash', cents)).toBe(false)
    expect(pays('stripe', 100)).toBe(false)
  })

  it('gives a reason, of one line, for what goes back', () => {
    for (const schema of [cancelRequest, deskRefundRequest]) {
      const asks = (reason: unknown) => schema.safeParse({ reason, handsOver: false }).success
      expect(asks('wet bag')).toBe(true)
      for (const reason of ['', '   ', 'a'.repeat(201), undefined]) expect(asks(reason)).toBe(false)
    }
  })
})
