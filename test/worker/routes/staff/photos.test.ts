import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { largestPhoto } from '../../../../domain/desk/photo.ts'
import type { StayHistory } from '../../../../domain/stay/stay-history.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { bags } from '../../../../worker/db/schema/custody.ts'
import { audit, stays } from '../../../../worker/db/schema/stays.ts'
import { jpegOfPhone, jpegWith, plainJpeg } from '../../../domain/support/jpegs.ts'
import { asStaff } from '../../support/access.ts'
import { takeErrors } from '../../support/logs.ts'
import { siteOrigin } from '../../support/names.ts'
import { reservationRequest, submitKey } from '../../support/requests.ts'
import { openSite } from '../../support/site.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('photos')
const { site, db } = till
const staff = await asStaff()
const day = 24 * 60
const anotherJpeg = jpegWith([0xdd, '\0\0'])

let guests = 0
let tag = 700_000

/** A guest whose bag was just checked in. */
async function bagHere() {
  guests += 1
  tag += 1
  const customerEmail = `guest${guests}@photos.example`
  const request = { ...reservationRequest, customerEmail, luggageCount: 1 }
  const made = await site.post('/api/reservations', request)
  const { id: stayId } = await made.json<{ id: string }>()
  const body = { tags: [tag], idSeen: true }
  const answer = await site.post(`/api/staff/stays/${stayId}/check-in`, body, staff)
  const [bag] = (await answer.json<StayRecord<string>>()).bags
  return { stayId, tag, id: bag?.id ?? '' }
}

interface Sent {
  headers?: Record<string, string>
  at?: ReturnType<typeof openSite>
}

function put(bagId: string, photo: BodyInit | null, { headers = {}, at = site }: Sent = {}) {
  const own = { ...staff, origin: siteOrigin, 'content-type': 'image/jpeg', ...headers }
  return at.fetch(`/api/staff/bags/${bagId}/photo`, { method: 'PUT', headers: own, body: photo })
}

function remove(bagId: string, headers: Record<string, string> = {}, at = site) {
  const own = { ...staff, origin: siteOrigin, ...headers }
  return at.fetch(`/api/staff/bags/${bagId}/photo`, { method: 'DELETE', headers: own })
}

const look = (bagId: string, at = site) =>
  at.fetch(`/api/staff/bags/${bagId}/photo`, { headers: staff })

const stored = async () => (await env.PHOTOS.list()).objects.map(({ key }) => key)
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())
const notedOf = async (bagId: string) =>
  (await db.select().from(audit).where(eq(audit.subjectId, bagId))).map(({ action }) => action)
const photoOf = async (bagId: string) =>
  (await db.select().from(bags).where(eq(bags.id, bagId)))[0]?.photoKey

/** A bucket that fails at one thing. */
function bucketWithout(method: 'put' | 'get' | 'delete'): R2Bucket {
  return new Proxy(env.PHOTOS, {
    get(target, name) {
      if (name === method)
        return () => Promise.reject(new Error(`${method}: Unspecified error (0)`))
      const member: unknown = Reflect.get(target, name)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}

/** The same Worker with another bucket, on the database of this file. */
const withBucket = (PHOTOS: R2Bucket | undefined) => openSite({ ...site.bindings, PHOTOS })

// The bucket keeps its objects between tests.
beforeEach(async () => {
  const names = await stored()
  if (names.length > 0) await env.PHOTOS.delete(names)
})

describe('a photo of a bag', () => {
  it('is stored in the bucket, recorded, and shown to staff', async () => {
    const { id, stayId } = await bagHere()
    const answer = await put(id, plainJpeg)
    expect(answer.status).toBe(200)
    const record = await answer.json<StayRecord<string>>()
    const names = await stored()
    expect(names).toHaveLength(1)
    expect(record).toMatchObject({ stay: { id: stayId }, bags: [{ id, photo: names[0] }] })
    const [noted] = await db.select().from(audit).where(eq(audit.subjectId, id))
    expect(noted).toMatchObject({ action: 'photo_taken', actor: 'staff', stayId: null })
    expect(noted?.staffId).toBeTruthy()
    const history = await site.fetch(`/api/staff/stays/${stayId}/history`, { headers: staff })
    const { changes } = await history.json<StayHistory>()
    const actions = changes.map(({ action, data }) => [action, data.tags])
    const tags = String(record.bags[0]?.tag)
    expect(actions.slice(-2)).toEqual([
      ['check_in', tags],
      ['photo_taken', tags],
    ])

    const shown = await look(id)
    expect(shown.status).toBe(200)
    expect(await bytesOf(shown)).toEqual(plainJpeg)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('loses its data about place, time and device', async () => {
    const { id } = await bagHere()
    await put(id, jpegOfPhone)
    expect(await bytesOf(await look(id))).toEqual(plainJpeg)
  })

  it('replaces an earlier one, which is deleted', async () => {
    const { id } = await bagHere()
    await put(id, plainJpeg)
    const [before] = await stored()
    expect((await put(id, anotherJpeg)).status).toBe(200)
    const names = await stored()
    expect(names).toHaveLength(1)
    expect(names).not.toContain(before)
    expect(await bytesOf(await look(id))).toEqual(anotherJpeg)
  })

  it('can be removed, once', async () => {
    const { id } = await bagHere()
    await put(id, plainJpeg)
    expect((await remove(id)).status).toBe(200)
    expect((await remove(id)).status).toBe(200)
    expect([await stored(), await photoOf(id)]).toEqual([[], null])
    expect(await notedOf(id)).toEqual(['photo_taken', 'photo_removed'])
    expect((await look(id)).status).toBe(404)
  })

  it('does not prevent an undo of the check-in before it', async () => {
    const { id, stayId } = await bagHere()
    await put(id, plainJpeg)
    const { stay } = await till.record(stayId)
    const path = `/api/staff/stays/${stayId}/undo`
    const answer = await site.post(path, { version: stay.version }, staff)
    expect(answer.status).toBe(200)
  })

  it('moves to the new row of a bag whose check-out is undone', async () => {
    const { id, stayId, tag: own } = await bagHere()
    await put(id, plainJpeg)
    const [name] = await stored()
    const out = { tags: [own], outTo: 'guest' }
    await site.post(`/api/staff/stays/${stayId}/check-out`, out, staff)
    const { stay } = await till.record(stayId)
    await site.post(`/api/staff/stays/${stayId}/undo`, { version: stay.version }, staff)
    const { bags: rows } = await till.record(stayId)
    expect(rows.map(({ status, photo }) => [status, photo])).toEqual([
      ['voided', null],
      ['inside', name],
    ])
    expect((await look(rows[1]?.id ?? '')).status).toBe(200)
  })

  it('can be seen but not replaced after the bag has left', async () => {
    const { id, stayId, tag: own } = await bagHere()
    await put(id, plainJpeg)
    await site.post(`/api/staff/stays/${stayId}/check-out`, { tags: [own], outTo: 'guest' }, staff)
    expect((await look(id)).status).toBe(200)
    const late = await put(id, anotherJpeg)
    expect([late.status, (await errorOf(late)).code]).toEqual([409, 'not_allowed'])
    expect(await stored()).toHaveLength(1)
  })
})

describe('promise 32: a photo is stored once', () => {
  it('if it is sent again, later or at the same time', async () => {
    const { id } = await bagHere()
    const headers = submitKey()
    const answers = await Promise.all([1, 2, 3].map(() => put(id, plainJpeg, { headers })))
    answers.push(await put(id, plainJpeg, { headers }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await stored()).toHaveLength(1)
    expect(await notedOf(id)).toEqual(['photo_taken'])
  })

  it('and does not replace a newer one when it is sent again', async () => {
    const { id } = await bagHere()
    const headers = submitKey()
    await put(id, plainJpeg, { headers })
    await put(id, anotherJpeg)
    expect((await put(id, plainJpeg, { headers })).status).toBe(200)
    expect(await bytesOf(await look(id))).toEqual(anotherJpeg)
    expect(await stored()).toHaveLength(1)
  })

  it('and can’t be removed once its bag has left', async () => {
    const { id, stayId, tag: own } = await bagHere()
    await put(id, plainJpeg)
    const photo = await photoOf(id)
    const out = { tags: [own], outTo: 'guest' }
    await site.post(`/api/staff/stays/${stayId}/check-out`, out, { ...staff, ...submitKey() })
    expect((await errorOf(await remove(id))).code).toBe('not_allowed')
    expect(await photoOf(id)).toBe(photo)
    expect(await stored()).toContain(photo)
  })

  it('and a repeated removal does not remove a newer one', async () => {
    const { id } = await bagHere()
    const headers = submitKey()
    await put(id, plainJpeg)
    await remove(id, headers)
    await put(id, anotherJpeg)
    expect((await remove(id, headers)).status).toBe(200)
    expect(await bytesOf(await look(id))).toEqual(anotherJpeg)
  })

  it('and its key is refused for another photo', async () => {
    const { id } = await bagHere()
    const headers = submitKey()
    await put(id, plainJpeg, { headers })
    const other = await put(id, anotherJpeg, { headers })
    expect([other.status, (await errorOf(other)).code]).toEqual([422, 'idempotency_key_reused'])
  })
})

describe('an invalid photo', () => {
  const text = (content: string) => new TextEncoder().encode(content)

  it.each([
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['HTML', text('<!doctype html><script>alert(1)</script>')],
    ['HTML behind a JPEG’s first bytes', Uint8Array.of(0xff, 0xd8, 0xff, ...text('<html>'))],
    ['half a JPEG', plainJpeg.slice(0, 200)],
    ['nothing', null],
  ])('%s with the type image/jpeg is refused', async (_, body) => {
    const { id } = await bagHere()
    const answer = await put(id, body)
    expect([answer.status, (await errorOf(answer)).code]).toEqual([422, 'photo_invalid'])
    expect(await stored()).toEqual([])
  })

  it.each(['image/png', 'image/svg+xml', 'text/html', 'application/octet-stream', ''])(
    'a JPEG with the type %j is refused',
    async (type) => {
      const { id } = await bagHere()
      const answer = await put(id, plainJpeg, { headers: { 'content-type': type } })
      expect([answer.status, (await errorOf(answer)).code]).toEqual([422, 'photo_invalid'])
    },
  )

  it('a photo above the limit is refused, with or without a content-length', async () => {
    const { id } = await bagHere()
    const large = new Uint8Array(largestPhoto * 1024 + 1)
    large.set(plainJpeg)
    for (const body of [large, new Blob([large]).stream()]) {
      const answer = await put(id, body)
      expect([answer.status, (await errorOf(answer)).code]).toEqual([413, 'payload_too_large'])
    }
    expect(await stored()).toEqual([])
  })

  it('a photo of an unknown bag is refused', async () => {
    for (const answer of [await put('nobody', plainJpeg), await look('x'), await remove('x')]) {
      expect([answer.status, (await errorOf(answer)).code]).toEqual([404, 'not_found'])
    }
  })
})

describe('without a bucket', () => {
  it('photos are switched off, and the desk’s config says so', async () => {
    const { id } = await bagHere()
    const off = withBucket(undefined)
    const config = await off.fetch('/api/staff/config', { headers: staff })
    expect(await config.json()).toMatchObject({ photos: false })
    const on = await site.fetch('/api/staff/config', { headers: staff })
    expect(await on.json()).toMatchObject({ photos: true })
    const refused = await put(id, plainJpeg, { at: off })
    expect([refused.status, (await errorOf(refused)).code]).toEqual([409, 'photos_off'])
    await put(id, plainJpeg)
    for (const answer of [await look(id, off), await remove(id, {}, off)]) {
      expect([answer.status, (await errorOf(answer)).code]).toEqual([409, 'photos_off'])
    }
    await off.runJobs()
    expect(await stored()).toHaveLength(1)
  })
})

describe('a photo and its row', () => {
  const unavailable = [503, 'storage_unavailable']
  it('if the bucket is down, no row is written, and a retry works', async () => {
    const { id } = await bagHere()
    const headers = submitKey()
    const failed = await put(id, plainJpeg, { headers, at: withBucket(bucketWithout('put')) })
    expect([failed.status, (await errorOf(failed)).code]).toEqual(unavailable)
    expect(takeErrors('request_failed')).toMatchObject([{ reason: 'photos' }])
    expect(await photoOf(id)).toBeNull()
    expect((await put(id, plainJpeg, { headers })).status).toBe(200)
    expect((await look(id)).status).toBe(200)
  })

  it('if the database is down after the upload, a retry stores the same photo', async () => {
    const { id } = await bagHere()
    const headers = submitKey()
    // The trips: who asks, which bag, and then the row.
    site.meter.fails = (trip) => trip === 3
    const failed = await put(id, plainJpeg, { headers })
    site.meter.reset()
    takeErrors('request_failed')
    expect([failed.status, (await stored()).length, await photoOf(id)]).toEqual([503, 1, null])
    expect((await put(id, plainJpeg, { headers })).status).toBe(200)
    expect(await stored()).toEqual([await photoOf(id)])
  })

  it('another photo under the same key is refused, even before a row has the key', async () => {
    const { id } = await bagHere()
    const headers = submitKey()
    site.meter.fails = (trip) => trip === 3
    await put(id, plainJpeg, { headers })
    site.meter.reset()
    takeErrors('request_failed')
    const other = await put(id, anotherJpeg, { headers })
    expect([other.status, (await errorOf(other)).code]).toEqual([422, 'idempotency_key_reused'])
    expect(await photoOf(id)).toBeNull()
  })

  it('a photo whose row was never written is deleted a day later', async () => {
    const { id } = await bagHere()
    site.meter.fails = (trip) => trip === 3
    await put(id, plainJpeg)
    site.meter.reset()
    takeErrors('request_failed')
    await site.runJobs()
    expect(await stored()).toHaveLength(1)
    await site.runJobs(day + 10)
    expect(await stored()).toEqual([])
  })

  it('if the old photo can’t be deleted, the new one counts, and a job deletes the old one', async () => {
    const { id } = await bagHere()
    await put(id, plainJpeg)
    const answer = await put(id, anotherJpeg, { at: withBucket(bucketWithout('delete')) })
    expect(answer.status).toBe(200)
    expect(await stored()).toHaveLength(2)
    await site.runJobs(3 * day)
    expect(await stored()).toEqual([await photoOf(id)])
    expect(await bytesOf(await look(id))).toEqual(anotherJpeg)
  })

  it('a photo that was deleted in the bucket by hand is 404, and can be taken again', async () => {
    const { id } = await bagHere()
    await put(id, plainJpeg)
    await env.PHOTOS.delete(await stored())
    expect((await look(id)).status).toBe(404)
    expect((await put(id, plainJpeg)).status).toBe(200)
    expect((await look(id)).status).toBe(200)
  })

  it('if the bucket is down, the photo is 503, not 404', async () => {
    const { id } = await bagHere()
    await put(id, plainJpeg)
    const answer = await look(id, withBucket(bucketWithout('get')))
    expect([answer.status, (await errorOf(answer)).code]).toEqual(unavailable)
    takeErrors('request_failed')
  })
})

describe('promise 24: photos are erased with the rest', () => {
  const longAgo = new Date(Date.now() - 400 * day * 60_000)
  const ended = { status: 'completed', endedAt: longAgo } as const
  const end = (stayId: string, changes: object = {}) =>
    db
      .update(stays)
      .set({ ...ended, ...changes })
      .where(eq(stays.id, stayId))

  it('a guest’s photos are deleted within a minute, and those of others stay', async () => {
    const [gone, kept] = [await bagHere(), await bagHere()]
    await put(gone.id, plainJpeg)
    await put(kept.id, plainJpeg)
    await end(gone.stayId)
    await site.runJobs()
    await site.runJobs(1)
    expect(await stored()).toEqual([await photoOf(kept.id)])
    expect(await photoOf(gone.id)).toBeNull()
  })

  it('their deletion is retried while the bucket is down', async () => {
    const { id, stayId } = await bagHere()
    await put(id, plainJpeg)
    await end(stayId)
    const { runJobs } = withBucket(bucketWithout('delete'))
    await runJobs()
    await runJobs(1)
    expect(takeErrors('job_failed').at(-1)).toMatchObject({ job: 'sweepPhotos' })
    expect(await photoOf(id)).not.toBeNull()
    await site.runJobs(2)
    expect([await stored(), await photoOf(id)]).toEqual([[], null])
  })

  it('photos of guests whom an older Worker erased are deleted days later', async () => {
    const { id, stayId } = await bagHere()
    await put(id, plainJpeg)
    await site.runJobs()
    const words = { customerName: null, customerEmail: null, customerPhone: null, emailKey: null }
    await end(stayId, { ...words, specialRequests: null, erasedAt: longAgo })
    await site.runJobs(1)
    expect(await photoOf(id)).not.toBeNull()
    await site.runJobs(5 * day)
    expect([await stored(), await photoOf(id)]).toEqual([[], null])
  })
})
