import { env } from 'cloudflare:workers'
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SystemStatus } from '../../../domain/reports/system-status.ts'
import { addDays, tiranaDate } from '../../../domain/time/calendar.ts'
import { jobRuns } from '../../../worker/db/schema/post.ts'
import { stays } from '../../../worker/db/schema/stays.ts'
import type { BackupManifest } from '../../../worker/jobs/backup-parts.ts'
import { asStaff } from '../support/access.ts'
import { openClock } from '../support/clock.ts'
import { takeErrors } from '../support/logs.ts'
import { guest, reservationRequest } from '../support/requests.ts'
import { openSite } from '../support/site.ts'
import { openTill } from '../support/till.ts'

const { site, db } = openTill('back_up')
const bucket = env.PHOTOS
const today = () => tiranaDate(new Date())

const identity = await generateX25519Identity()
const BACKUP_KEY = await identityToRecipient(identity)
const withBackups = (BACKUPS = bucket) => openSite({ ...site.bindings, BACKUPS, BACKUP_KEY })

const stored = async () => (await bucket.list()).objects.map(({ key }) => key)
const run = () => db.select().from(jobRuns).where(eq(jobRuns.name, 'backUp')).get()

async function reserve() {
  const customerEmail = `${crypto.randomUUID()}@guest.example`
  expect((await site.post('/api/reservations', { ...reservationRequest, customerEmail })).ok).toBe(
    true,
  )
}

async function manifest(): Promise<BackupManifest> {
  const found = await bucket.get(`${today()}/manifest.json`)
  if (!found) throw new Error('no manifest')
  return found.json()
}

/** The rows of all parts, as the operator reads them, by table. */
async function rowsStored(): Promise<Record<string, unknown[]>> {
  const rows: Record<string, unknown[]> = {}
  const age = new Decrypter()
  age.addIdentity(identity)
  for (const key of (await stored()).filter((name) => name.endsWith('.age'))) {
    const packed = await age.decrypt(new Uint8Array(await bytesOf(key)))
    const stream = new Blob([packed as Uint8Array<ArrayBuffer>]).stream()
    const text = await new Response(stream.pipeThrough(new DecompressionStream('gzip'))).text()
    const [head = '', ...lines] = text.split('\n')
    const { table } = JSON.parse(head)
    rows[table] = [...(rows[table] ?? []), ...lines.map((line) => JSON.parse(line))]
  }
  return rows
}

async function bytesOf(key: string): Promise<ArrayBuffer> {
  const found = await bucket.get(key)
  if (!found) throw new Error(`${key} is gone`)
  return found.arrayBuffer()
}

/** A bucket that does something before each file that it stores. */
function bucketThat(before: (call: number) => Promise<void>): R2Bucket {
  let calls = 0
  return {
    list: (options: R2ListOptions) => bucket.list(options),
    delete: (names: string[]) => bucket.delete(names),
    put: async (name: string, value: Uint8Array) => {
      calls += 1
      await before(calls)
      return bucket.put(name, value)
    },
  } as unknown as R2Bucket
}

beforeEach(async () => {
  const names = await stored()
  if (names.length > 0) await bucket.delete(names)
  await db.update(jobRuns).set({ cursor: null, place: null, leasedUntil: null })
  await reserve()
})

describe('promise 39: the nightly backup', () => {
  it('stores all rows, readable only with the operator’s key', async () => {
    await withBackups().runJobs()
    const { tables, isQuiet, parts } = await manifest()
    const rows = await rowsStored()
    const counts = Object.fromEntries(
      Object.entries(rows).map(([name, { length }]) => [name, length]),
    )
    expect(tables).toMatchObject(counts)
    expect(tables.stays).toBe(await db.$count(stays))
    expect(isQuiet).toBe(true)
    expect(Object.keys(counts)).toHaveLength(parts)
    expect(JSON.stringify(rows.stays)).toContain(guest.customerName)
    const keys = await stored()
    expect(keys.length).toBeGreaterThan(parts)
    for (const key of keys) {
      expect(new TextDecoder('latin1').decode(await bytesOf(key))).not.toContain(guest.customerName)
    }
  })

  it('is made once a night', async () => {
    const at = withBackups()
    await at.runJobs()
    const first = (await manifest()).endedAt
    await at.runJobs(1)
    expect((await manifest()).endedAt).toBe(first)
    await openClock(at).runAt(1, '15:00')
    expect(await stored()).toContain(`${addDays(today(), 1)}/manifest.json`)
  })

  it('is deleted after thirty days, so that erased guests don’t stay in it', async () => {
    const [old, kept] = [-31, -30].map((days) => `${addDays(today(), days)}/00001.age`)
    await bucket.put(old ?? '', 'old')
    await bucket.put(kept ?? '', 'kept')
    await withBackups().runJobs()
    expect(await stored()).not.toContain(old)
    expect(await stored()).toContain(kept)
  })

  it('continues where it was interrupted', async () => {
    const failing = bucketThat(async (call) => {
      if (call === 3) throw new Error('Unspecified error (0)')
    })
    await withBackups(failing).runJobs()
    expect(takeErrors('job_failed')).toMatchObject([{ job: 'backUp' }])
    expect(await stored()).toHaveLength(2)
    const counted = bucketThat(async () => {})
    await withBackups(counted).runJobs(1)
    const { parts } = await manifest()
    expect((await stored()).filter((name) => name.endsWith('.age'))).toHaveLength(parts)
    expect((await rowsStored()).stays).toHaveLength(await db.$count(stays))
  })

  it('begins again if a stay changed while it was made', async () => {
    const busy = bucketThat(async (call) => {
      if (call === 2) await reserve()
    })
    await withBackups(busy).runJobs()
    expect(await stored()).not.toContain(`${today()}/manifest.json`)
    await withBackups().runJobs(1)
    expect(await manifest()).toMatchObject({ isQuiet: true })
    expect((await rowsStored()).stays).toHaveLength(await db.$count(stays))
  })
})

describe('backups', () => {
  it('are off without a bucket or without a key', async () => {
    await openSite({ ...site.bindings, BACKUPS: bucket }).runJobs()
    await openSite({ ...site.bindings, BACKUP_KEY }).runJobs()
    expect(await stored()).toEqual([])
    expect((await run())?.lastError ?? null).toBeNull()
  })

  it('have their status on System Status', async () => {
    const at = withBackups()
    const backup = async (where = at) => {
      const answer = await where.fetch('/api/staff/status', { headers: await asStaff() })
      return (await answer.json<SystemStatus>()).backup
    }
    expect(await backup(site)).toEqual({ state: 'off', at: null })
    expect(await backup()).toEqual({ state: 'none', at: null })
    await at.runJobs()
    expect((await backup())?.state).toBe('made')
    const long = Math.floor(Date.now() / 1000) - 27 * 3600
    await db.update(jobRuns).set({ cursor: long }).where(eq(jobRuns.name, 'backUp'))
    expect((await backup())?.state).toBe('late')
  })
})
