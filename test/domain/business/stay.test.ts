import { expect, it } from 'vitest'
import { hasEnded, stayStatuses, storageTypes } from '../../../domain/business/stay.ts'

it('a stay is over where nothing is awaited any more', () => {
  expect(stayStatuses.filter((status) => !hasEnded(status))).toEqual([
    'pending',
    'confirmed',
    'checked_in',
  ])
})

it('storage is sold by the hour, the day, two weeks and the month', () => {
  expect(storageTypes).toEqual(['short', 'daily', 'mid', 'long'])
})
