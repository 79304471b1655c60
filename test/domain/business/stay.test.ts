import { expect, it } from 'vitest'
import { hasEnded, stayStatuses } from '../../../domain/business/stay.ts'

it('a stay is over where nothing is awaited any more', () => {
  expect(stayStatuses.filter((status) => !hasEnded(status))).toEqual([
    'pending',
    'confirmed',
    'checked_in',
  ])
})
