import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { TillReport } from '../../../../domain/desk/till.ts'
import { devices } from '../../../../worker/db/schema/devices.ts'
import { asStaff } from '../../support/access.ts'
import { siteOrigin } from '../../support/names.ts'
import { at, submitKey } from '../../support/requests.ts'
import { openTill } from '../../support/till.ts'

const { site, db } = openTill('devices')
const drita = await asStaff({ email: 'drita@devices.example' })

function send(method: 'PUT' | 'DELETE', id: string, body: object = {}) {
  const headers = {
    'content-type': 'application/json',
    origin: siteOrigin,
    ...drita,
    ...submitKey(),
  }
  const path = `/api/staff/devices/${id}`
  return site.fetch(path, { method, headers, body: JSON.stringify(body) })
}

const inReport = async () => {
  const answer = await site.fetch('/api/staff/till', { headers: drita })
  return (await answer.json<TillReport<string>>()).devices
}

const age = (id: string, days: number) =>
  db
    .update(devices)
    .set({ reportedAt: new Date(at(-days)) })
    .where(eq(devices.id, id))

async function reported(waiting = 0): Promise<string> {
  const id = crypto.randomUUID()
  const oldestAt = waiting > 0 ? at(0, '00:01') : null
  expect((await send('PUT', id, { waiting, oldestAt })).status).toBe(200)
  return id
}

it('the till report shows what waits on each device, since when, and its last report', async () => {
  const id = await reported(2)
  const [device] = (await inReport()).filter((one) => one.id === id)
  expect(device).toMatchObject({
    waiting: 2,
    oldestAt: at(0, '00:01'),
    staff: 'drita@devices.example',
    heardAt: expect.any(String),
  })
  await send('PUT', id, { waiting: 0, oldestAt: null })
  expect((await inReport()).find((one) => one.id === id)).toMatchObject({
    waiting: 0,
    oldestAt: null,
  })
})

it('the till report omits a device that was idle since the last count', async () => {
  const [idle, waiting] = [await reported(), await reported(1)]
  for (const id of [idle, waiting]) await age(id, 1)
  expect((await inReport()).map(({ id }) => id)).toContain(idle)
  const counted = { cents: 0, lek: 0 }
  await site.post('/api/staff/till/counts', counted, { ...drita, ...submitKey() })
  const ids = (await inReport()).map(({ id }) => id)
  expect(ids).toContain(waiting)
  expect(ids).not.toContain(idle)
})

it('a device is deleted at sign-out, or after a month of silence', async () => {
  const [gone, silent, near] = [await reported(1), await reported(1), await reported(1)]
  await age(silent, 31)
  await age(near, 29)
  expect((await send('DELETE', gone)).status).toBe(200)
  await reported()
  const ids = (await db.select({ id: devices.id }).from(devices)).map(({ id }) => id)
  expect(ids).toContain(near)
  expect(ids).not.toContain(gone)
  expect(ids).not.toContain(silent)
})

it.each([
  ['an invalid device id', 'till', { waiting: 0, oldestAt: null }, 404],
  ['a negative number', crypto.randomUUID(), { waiting: -1, oldestAt: null }, 422],
  ['waiting actions without a time', crypto.randomUUID(), { waiting: 1, oldestAt: null }, 422],
  ['a time without waiting actions', crypto.randomUUID(), { waiting: 0, oldestAt: at(0) }, 422],
])('%s is refused', async (_, id, body, status) => {
  expect((await send('PUT', id, body)).status).toBe(status)
})
