import { expect, it } from 'vitest'
import { storageTypes } from '../../../domain/business/storage-types.ts'

it('storage is sold by the hour, the day, two weeks and the month', () => {
  expect(storageTypes).toEqual(['short', 'daily', 'mid', 'long'])
})
