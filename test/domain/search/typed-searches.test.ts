import { describe, expect, it } from 'vitest'
import { foundStays, type RankedStay } from '../../../domain/search/found-stays.ts'
import { parseSearch } from '../../../domain/search/parse-search.ts'
import { guestsOf, mostBefore, mostFound, stayIdOf, typedFiles } from './typed/guests.ts'

const now = new Date('2026-11-21T10:00:00Z')

/** The list on a device, with everybody in it. */
describe.each(typedFiles)('among the guests of %s, a device without a connection', (_, file) => {
  const guests = guestsOf(file)
  const stays = guests.map(({ tags, ...guest }, at): RankedStay => {
    const createdAt = new Date(now.getTime() - at * 60_000)
    const times = { startDate: now, pickUpAt: now, createdAt }
    const status = tags.length > 0 ? 'checked_in' : 'confirmed'
    return {
      stay: { ...guest, id: stayIdOf(at), ...times, status, serviceType: 'storage' },
      bags: tags.map((tag) => ({ tag, status: 'inside' })),
      collectors: [],
    }
  })

  it.each(file.searches)('finds $kind: $typed', ({ typed, finds }) => {
    const found = foundStays(parseSearch(typed), stays, now).map(({ stay }) => stay.id)
    const sought = stayIdOf(guests.findIndex(({ id }) => id === finds))
    expect(found.slice(0, mostBefore)).toContain(sought)
    expect(found.length).toBeLessThanOrEqual(mostFound)
  })
})
