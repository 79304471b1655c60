import { describe, expect, it } from 'vitest'
import { ownDetails } from '../../../domain/pass/own-details.ts'

const paidAt = new Date('2026-07-24T10:00:00Z')

describe('what a guest reads of a change', () => {
  it('has amounts in euros, times in UTC, and words as people write them', () => {
    const data = { cents: 650, method: 'card_terminal', wasStartDate: paidAt.getTime(), idSeen: 1 }
    expect(ownDetails(data)).toEqual({
      amount: 6.5,
      by: 'card terminal',
      'drop-off before': paidAt.toISOString(),
      'ID shown': true,
    })
  })

  it('keeps the hyphens of what staff typed', () => {
    expect(ownDetails({ reason: 'Left his e-bike here' })).toEqual({
      reason: 'Left his e-bike here',
    })
  })

  it('says nothing of ids, of notes of ours, and of a payment’s states', () => {
    const data = { payment: 'row', sentBy: 'besa', attention: 'conflict', from: 'a', to: 'b' }
    expect(ownDetails(data)).toEqual({})
  })
})
