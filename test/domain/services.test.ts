import { describe, expect, it } from 'vitest'
import { prices, transport } from '../../domain/business.ts'
import { services, serviceTypes } from '../../domain/services.ts'

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

describe('the cards', () => {
  const where = (flag: 'popular' | 'comingSoon') =>
    serviceTypes.filter((type) => services[type][flag])

  it('praise storage, and announce what is still to come', () => {
    expect(where('popular')).toEqual(['storage'])
    expect(where('comingSoon')).toEqual(['rental', 'guide', 'packages'])
  })

  it('lead to the pages that there are, and to the request dialog for the rest', () => {
    const led = serviceTypes.filter((type) => services[type].page)
    expect(led).toEqual(['airport-shuttle', 'accommodations', 'buses-tirana', 'buses'])
  })

  it('name the prices that the business has, once', () => {
    expect(services.storage.price).toEqual({
      kind: 'exact',
      cents: prices.dayPerItem,
      per: 'item_day',
    })
    expect(services['airport-shuttle'].price).toEqual({
      kind: 'exact',
      cents: transport.shuttle.perPerson,
      per: 'seat',
    })
    expect(services.buses.price).toEqual({ kind: 'at_least', cents: 500 })
    expect(services.taxi.price).toEqual({ kind: 'range', from: 1500, to: 2000 })
    expect(services['buses-tirana'].price).toEqual({ kind: 'lek', lek: 40 })
    expect(services.tours.price).toBeUndefined()
  })
})
