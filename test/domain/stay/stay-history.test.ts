import { describe, expect, it } from 'vitest'
import { type CustodyRow, custodyRecords } from '../../../domain/stay/stay-history.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour))

function row(id: string, given: Partial<CustodyRow>): CustodyRow {
  return {
    id,
    tag: 7,
    inAuditId: `${id} in`,
    voidAuditId: null,
    inAt: at(9),
    inBy: 'drita',
    outAt: null,
    outBy: null,
    ...given,
  }
}

describe('the custody record', () => {
  it('has the times and staff of a bag’s check-in and check-out', () => {
    const left = { outAt: at(17), outBy: 'besnik' }
    expect(custodyRecords([row('bag', left)])).toEqual([
      { id: 'bag', inAt: at(9), inBy: 'drita', ...left },
    ])
  })

  it('keeps a bag’s first check-in after undone check-outs', () => {
    const left = { outAt: at(11), outBy: 'besnik' }
    const rows = [
      row('first', { ...left, voidAuditId: 'undone' }),
      row('second', {
        ...left,
        inAt: at(12),
        inBy: 'ana',
        inAuditId: 'undone',
        voidAuditId: 'u2',
      }),
      row('third', { inAt: at(13), inBy: 'ana', inAuditId: 'u2', tag: 8 }),
    ]
    expect(custodyRecords(rows)[2]).toEqual({
      id: 'third',
      inAt: at(9),
      inBy: 'drita',
      outAt: null,
      outBy: null,
    })
  })

  it('distinguishes bags that came back together by their tags', () => {
    const gone = { outAt: at(11), voidAuditId: 'undone' }
    const back = { inAt: at(12), inAuditId: 'undone' }
    const rows = [
      row('a', gone),
      row('b', { ...gone, tag: 8, inAt: at(10) }),
      row('b again', { ...back, tag: 8 }),
      row('a again', back),
    ]
    const arrivals = custodyRecords(rows).map(({ id, inAt }) => [id, inAt.getUTCHours()])
    expect(arrivals.slice(2)).toEqual([
      ['b again', 10],
      ['a again', 9],
    ])
  })
})
