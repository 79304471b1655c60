import { describe, expect, it } from 'vitest'
import { asStaff } from '../../support/access.ts'
import { contactRequest, reservationRequest, submitKey } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('lists')
const { site } = till
await site.post('/api/contacts', contactRequest, submitKey())
await site.post('/api/reservations', reservationRequest, submitKey())
await till.book()

const minute = 60
const fresh = await asStaff({ issuedSecondsAgo: 14 * minute })
const aged = await asStaff({ issuedSecondsAgo: 16 * minute })

describe.each(['bookings', 'contacts', 'reservations'])('the list of %s', (name) => {
  const behindAccess = `/api/staff/${name}`
  const besideAccess = `/api/${name}`

  it('is the same at both of its paths', async () => {
    const [inside, outside] = await Promise.all(
      [behindAccess, besideAccess].map(async (path) =>
        (await site.fetch(path, { headers: fresh })).json<object[]>(),
      ),
    )
    expect(inside?.length).toBeGreaterThan(0)
    expect(inside).toEqual(outside)
  })

  it('is open below Access as long as the session lasts', async () => {
    expect((await site.fetch(behindAccess, { headers: aged })).status).toBe(200)
  })

  it('is closed outside Access to a token that was issued a while ago', async () => {
    expect((await site.fetch(besideAccess, { headers: fresh })).status).toBe(200)
    const answer = await site.fetch(besideAccess, { headers: aged })
    expect([answer.status, (await errorOf(answer)).code]).toEqual([401, 'unauthorized'])
  })

  it('is closed outside Access to a token from the future', async () => {
    const headers = await asStaff({ issuedSecondsAgo: -10 * minute })
    expect((await site.fetch(besideAccess, { headers })).status).toBe(401)
  })
})
