import { describe, expect, it } from 'vitest'
import { stayStatuses } from '../../../domain/business/stay.ts'
import { bagReceivers } from '../../../domain/stay/stay-record.ts'
import { allowed, named } from '../support/schema.ts'

describe('promise 31: what the rules know of a stay and the database allows', () => {
  it.each([
    ['stays_kind', ['booking', 'reservation']],
    ['bags_out_to', bagReceivers],
  ] as const)('is the same set: %s', (constraint, known) => {
    expect(allowed(constraint)).toEqual(known)
  })

  it('is the same set of states, whose table may grow', () => {
    expect(named('stay_statuses')).toEqual(stayStatuses)
  })
})
