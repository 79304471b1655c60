import { expect, it } from 'vitest'
import { serviceTypes, storageTypes } from '../../domain/services.ts'

it('visitors can ask for the services that the cards show, and for storage first', () => {
  expect(serviceTypes).toEqual([
    'storage',
    'airport-shuttle',
    'accommodations',
    'buses-tirana',
    'buses',
    'taxi',
    'tours',
    'rental',
    'guide',
    'packages',
  ])
})

it('storage is sold by the hour, the day, two weeks and the month', () => {
  expect(storageTypes).toEqual(['short', 'daily', 'mid', 'long'])
})
