import { expect, it } from 'vitest'
import { hasEnded, stayStatuses, storageTypes } from '../../../domain/business/stay.ts'

it('a stay has ended unless it is pending, confirmed or checked in', () => {
  expect(stayStatuses.filter((status) => !hasEnded(status))).toEqual([
    'pending',
    'confirmed',
    'checked_in',
  ])
})

it('storage plans are hourly, daily, two weeks and month', () => {
  expect(storageTypes).toEqual(['short', 'daily', 'mid', 'long'])
})
