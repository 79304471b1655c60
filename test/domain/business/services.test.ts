import { describe, expect, it } from 'vitest'
import { prices } from '../../../domain/business/business.ts'
import { transport } from '../../../domain/business/partners.ts'
import { type ServiceType, services, serviceTypes } from '../../../domain/business/services.ts'

/** Ids of the services in the specification; more can be added, none can be removed. */
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

it.each(specified)('visitors can request each specified service: %s', (type) => {
  expect(serviceTypes).toContain(type)
})

describe('the service cards', () => {
  const comingSoon = (type: ServiceType) => services[type].comingSoon === true

  it('begin with storage, the only one marked popular', () => {
    expect(serviceTypes[0]).toBe('storage')
    expect(serviceTypes.filter((type) => services[type].popular)).toEqual(['storage'])
  })

  it('list services that are coming soon last', () => {
    expect(specified.filter(comingSoon)).toEqual(['rental', 'guide', 'packages'])
    const first = serviceTypes.findIndex(comingSoon)
    expect(serviceTypes.slice(first).every(comingSoon)).toBe(true)
  })

  it('link to a page if the service has one, otherwise to the request dialog', () => {
    const led = specified.filter((type) => services[type].leadsTo !== 'request')
    expect(led).toEqual(['airport-shuttle', 'accommodations', 'buses-tirana', 'buses'])
  })

  it('show the prices of the business facts', () => {
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

describe('the count of a booking', () => {
  it('is items for storage, passengers for the shuttle, and unused otherwise', () => {
    const counted = specified.filter((type) => services[type].counts !== 'nothing')
    expect(counted.map((type) => [type, services[type].counts])).toEqual([
      ['storage', 'items'],
      ['airport-shuttle', 'passengers'],
    ])
  })
})
