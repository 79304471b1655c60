import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { database } from '../../../worker/db/database.ts'
import { stays } from '../../../worker/db/schema/stays.ts'
import { bookingPrice, bookingRequest, reservationRequest } from '../support/requests.ts'
import { openSite } from '../support/site.ts'

const site = openSite()
const getRandomValues = crypto.getRandomValues.bind(crypto)

/** Replaces the runtime's random bytes: the next references are made from these. */
function load(throws: number[][]) {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    const bytes = array instanceof Uint8Array && array.length === 4 ? throws.shift() : undefined
    if (!bytes || !(array instanceof Uint8Array)) return getRandomValues(array)
    array.set(bytes)
    return array
  })
}

async function reserve() {
  const answer = await site.post('/api/reservations', reservationRequest)
  expect(answer.status).toBe(201)
  return (await answer.json<{ reference: string }>()).reference
}

afterEach(() => vi.restoreAllMocks())

describe('a reference', () => {
  it('is never given to a second reservation', async () => {
    load([
      [1, 2, 3, 4],
      [1, 2, 3, 4],
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ])
    const first = await reserve()
    const second = await reserve()
    expect(first).toMatch(/-BCDE$/)
    expect(second).toMatch(/-FGHJ$/)
  })

  it('is never given to a booking if a reservation has it', async () => {
    load([
      [9, 9, 9, 9],
      [9, 9, 9, 9],
      [8, 8, 8, 8],
    ])
    const reserved = await reserve()
    const answer = await site.post('/api/bookings', { ...bookingRequest, totalPrice: bookingPrice })
    const { reference } = await answer.json<{ reference: string }>()
    expect(reference).not.toBe(reserved)
    const given = await database(env).select().from(stays)
    expect(given.map((row) => row.reference)).toEqual(expect.arrayContaining([reserved, reference]))
  })
})
