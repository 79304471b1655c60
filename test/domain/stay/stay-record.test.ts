import { describe, expect, it } from 'vitest'
import { stayStatuses } from '../../../domain/business/stay.ts'
import { bagReceivers } from '../../../domain/stay/stay-record.ts'
import { allowed, named } from '../support/schema.ts'

describe('promise 31: the values in the rules and in the database', () => {
  it.each([
    ['stays_kind', ['booking', 'reservation']],
    ['bags_out_to', bagReceivers],
  ] as const)('are the same: %s', (constraint, known) => {
    expect(allowed(constraint)).toEqual(known)
  })

  it('have the same stay statuses', () => {
    expect(named('stay_statuses')).toEqual(stayStatuses)
  })
})
