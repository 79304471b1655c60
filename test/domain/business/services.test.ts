import { describe, expect, it } from 'vitest'
import { prices } from '../../../domain/business/business.ts'
import { transport } from '../../../domain/business/partners.ts'
import { type ServiceType, services, serviceTypes } from '../../../domain/business/services.ts'

/** By the ids under which they are booked; more may join them, none may go. */
const specified: readonly ServiceType[] = [
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
]

it.each(specified)('visitors can ask for what the specification names: %s', (type) => {
  expect(serviceTypes).toContain(type)
})

describe('the cards', () => {
  const comingSoon = (type: ServiceType) => services[type].comingSoon === true

  it('begin with storage, which they praise alone', () => {
    expect(serviceTypes[0]).toBe('storage')
    expect(serviceTypes.filter((type) => services[type].popular)).toEqual(['storage'])
  })

  it('announce what is still to come, after all that can be had', () => {
    expect(specified.filter(comingSoon)).toEqual(['rental', 'guide', 'packages'])
    const first = serviceTypes.findIndex(comingSoon)
    expect(serviceTypes.slice(first).every(comingSoon)).toBe(true)
  })

  it('lead to the pages that there are, and to the request dialog for the rest', () => {
    const led = specified.filter((type) => services[type].leadsTo !== 'request')
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
    expect(services.accommodations.price).toEqual({ kind: 'on_listing' })
    expect(services.tours.price).toEqual({ kind: 'on_request' })
  })
})

describe('the number of a booking', () => {
  it('means items where luggage is stored, passengers in the shuttle, and elsewhere nothing', () => {
    const counted = specified.filter((type) => services[type].counts !== 'nothing')
    expect(counted.map((type) => [type, services[type].counts])).toEqual([
      ['storage', 'items'],
      ['airport-shuttle', 'passengers'],
    ])
  })
})
