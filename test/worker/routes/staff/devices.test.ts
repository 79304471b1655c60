import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { tagSlots } from '../../../../domain/desk/free-tags.ts'
import type { DeviceTags, TillReport } from '../../../../domain/desk/till.ts'
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

describe('promise 33: the tag numbers of a device', () => {
  const told = async (id: string = crypto.randomUUID(), tags: number[] = []) => {
    const oldestAt = tags.length > 0 ? at(0, '00:01') : null
    const answer = await send('PUT', id, { waiting: tags.length, oldestAt, tags })
    return { id, ...(await answer.json<DeviceTags>()) }
  }
  beforeEach(() => db.delete(devices))

  it('are its own, also if many devices report at once, until there are too many', async () => {
    const ids = Array.from({ length: tagSlots + 1 }, () => crypto.randomUUID())
    const all = await Promise.all(ids.map((id) => told(id)))
    const slots = all.map(({ slot }) => slot)
    expect(slots.filter((slot) => slot !== null).toSorted()).toEqual([1, 2, 3, 4])
    const again = await Promise.all(ids.map((id) => told(id)))
    expect(again.map(({ slot }) => slot)).toEqual(slots)
  })

  it('pass to a new device only if the old one is silent for a day and has nothing pending', async () => {
    const [first, second, third, fourth] = [await told(), await told(), await told(), await told()]
    await age(first.id, 2)
    await told(second.id, [31])
    await age(second.id, 2)
    expect(await told()).toMatchObject({ slot: first.slot })
    expect(await told()).toMatchObject({ slot: null })
    expect(await told(first.id)).toMatchObject({ slot: null })
    await send('DELETE', third.id)
    expect(await told(first.id)).toMatchObject({ slot: third.slot })
    expect(await told(fourth.id)).toMatchObject({ slot: fourth.slot })
  })

  it('pass on after three days of silence, even if something is said to wait', async () => {
    const all = [await told(), await told(), await told(), await told()]
    for (const { id } of all) {
      await told(id, [31])
      await age(id, 2)
    }
    expect(await told()).toMatchObject({ slot: null })
    for (const { id } of all) await age(id, 4)
    expect((await told()).slot).not.toBeNull()
  })

  it('a new device prefers numbers that nobody had', async () => {
    const first = await told()
    await age(first.id, 2)
    expect((await told()).slot).not.toBe(first.slot)
  })

  it('are none of a bag here or of another device’s pending bags', async () => {
    const walkIn = { id: crypto.randomUUID(), customerName: 'Ada', tags: [702], idSeen: false }
    await site.post('/api/staff/stays', { ...walkIn, endDate: at(1) }, { ...drita, ...submitKey() })
    const other = await told(undefined, [703, 704])
    expect((await told()).taken).toEqual(expect.arrayContaining([702, 703, 704]))
    expect((await told(other.id, [703])).taken).not.toContain(703)
  })
})

it.each([
  ['an invalid device id', 'till', { waiting: 0, oldestAt: null }, 404],
  ['a negative number', crypto.randomUUID(), { waiting: -1, oldestAt: null }, 422],
  ['waiting actions without a time', crypto.randomUUID(), { waiting: 1, oldestAt: null }, 422],
  ['a time without waiting actions', crypto.randomUUID(), { waiting: 0, oldestAt: at(0) }, 422],
])('%s is refused', async (_, id, body, status) => {
  expect((await send('PUT', id, body)).status).toBe(status)
})

it.each([
  ['nought', [0]],
  ['a negative number', [-1]],
  ['a fraction', [1.5]],
  ['seven digits', [1_000_000]],
  ['too many', Array.from({ length: 201 }, (_, tag) => tag + 1)],
])('a report with tags that no device has is refused: %s', async (_, tags) => {
  const report = { waiting: 1, oldestAt: at(0), tags }
  expect((await send('PUT', crypto.randomUUID(), report)).status).toBe(422)
})
