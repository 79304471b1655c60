import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bags } from '../../../worker/db/schema/custody.ts'
import { jobRuns } from '../../../worker/db/schema/post.ts'
import { asStaff } from '../support/access.ts'
import { takeErrors, takeLines } from '../support/logs.ts'
import { reservationRequest } from '../support/requests.ts'
import { openSite } from '../support/site.ts'
import { openTill } from '../support/till.ts'

const { site, db } = openTill('sweep_photos')
const staff = await asStaff()
const twoDays = 2 * 24 * 60
const [named, erased] = ['bags/m-named.jpg', 'bags/n-erased.jpg']
const unnamed = ['a', 'b', 'x', 'y'].map((name) => `bags/${name}.jpg`)

/** A bucket that lists one photo at a time, and fails after this many calls. */
function slowBucket(calls = Number.POSITIVE_INFINITY): R2Bucket {
  let left = calls
  const ask = <Answer>(answer: () => Promise<Answer>) => {
    left -= 1
    return left < 0 ? Promise.reject(new Error('Unspecified error (0)')) : answer()
  }
  return {
    list: (options: R2ListOptions) => ask(() => env.PHOTOS.list({ ...options, limit: 1 })),
    delete: (names: string[]) => ask(() => env.PHOTOS.delete(names)),
  } as R2Bucket
}

const sweep = (bucket: R2Bucket, minutes: number) =>
  openSite({ ...site.bindings, PHOTOS: bucket }).runJobs(minutes)

const stored = async () => (await env.PHOTOS.list()).objects.map(({ key }) => key)
const lastRun = () => db.select().from(jobRuns).where(eq(jobRuns.name, 'sweepPhotos')).get()

let tag = 930_000

/** A checked-in bag whose photo has this name. */
async function bagWith(photoKey: string, changes: Partial<typeof bags.$inferInsert> = {}) {
  tag += 1
  const request = { ...reservationRequest, luggageCount: 1 }
  const { id } = await (await site.post('/api/reservations', request)).json<{ id: string }>()
  await site.post(`/api/staff/stays/${id}/check-in`, { tags: [tag], idSeen: true }, staff)
  await db
    .update(bags)
    .set({ photoKey, ...changes })
    .where(eq(bags.stayId, id))
}

beforeEach(async () => {
  await db.update(bags).set({ photoKey: null, photoDueAt: null })
  await db.update(jobRuns).set({ cursor: null, place: null, leasedUntil: null })
  await env.PHOTOS.delete(await stored())
  for (const name of [...unnamed, named, erased]) await env.PHOTOS.put(name, 'a photo')
  await bagWith(named)
  await bagWith(erased, { photoDueAt: new Date() })
})

afterEach(() => {
  takeErrors('job_failed')
})

describe('unused photos', () => {
  it('are all deleted by the run after one that was stopped anywhere', async () => {
    const wasStopped: boolean[] = []
    for (let calls = 0; wasStopped.at(-1) !== false; calls += 1) {
      for (const name of [...unnamed, erased]) await env.PHOTOS.put(name, 'a photo')
      await db
        .update(bags)
        .set({ photoKey: erased, photoDueAt: new Date() })
        .where(eq(bags.tag, tag))
      await db.update(jobRuns).set({ cursor: null, place: null, leasedUntil: null })
      await sweep(slowBucket(calls), twoDays)
      wasStopped.push(takeErrors('job_failed').length > 0)
      for (const minutes of [1, 2]) {
        await sweep(slowBucket(), twoDays + minutes)
        expect(await stored(), `stopped after ${calls} calls`).toEqual([named])
      }
    }
    // Six photos, five of them deleted, one by one.
    expect(wasStopped.length).toBeGreaterThan(10)
  })

  it('do not overload a run: the next one continues after the last photo', async () => {
    let clock = Date.now()
    // Each reading of the clock takes longer than a run may.
    const slow = vi.spyOn(Date, 'now').mockImplementation(() => {
      clock += 60_000
      return clock
    })
    const left: number[] = []
    for (let run = 1; run <= 3; run += 1) {
      await sweep(slowBucket(), twoDays + run)
      left.push((await stored()).length)
    }
    slow.mockRestore()
    expect(left).toEqual([5, 4, 4])
    expect(await lastRun()).toMatchObject({ place: named, cursor: null, lastError: null })
    takeLines('job_run')
    await sweep(slowBucket(), twoDays + 200)
    expect(await stored()).toEqual([named])
    expect(await lastRun()).toMatchObject({ place: null, cursor: expect.any(Number) })
    const [line] = takeLines('job_run').filter(({ job }) => job === 'sweepPhotos')
    expect(line).toMatchObject({ erased: 1, unnamed: 2 })
  })
})
