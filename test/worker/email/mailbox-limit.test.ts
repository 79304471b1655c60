import { inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mailboxLimit } from '../../../domain/input/mailbox-limit.ts'
import { outbox } from '../../../worker/db/schema/post.ts'
import { asStaff } from '../support/access.ts'
import { at, submitKey } from '../support/requests.ts'
import { openStrangers, spellings } from '../support/strangers.ts'
import { openTill } from '../support/till.ts'

const till = openTill('mailbox_limit')
const { site, db } = till
const drita = await asStaff({ email: 'drita@mailboxes.example' })
const strangers = openStrangers(till)
const { reserve, change, cancel, bookUnpaid, askForService, write, askForLink, inboxOf } = strangers
const { perHour } = mailboxLimit
const waiting = () => db.$count(outbox, inArray(outbox.status, ['queued', 'held']))

/** Each would send more than 20 emails to one mailbox. Returns the minutes until the last are due. */
const floods: [name: string, flood: (name: string) => Promise<number>][] = [
  [
    'changes of one reservation, up and down',
    async (name) => {
      const made = await reserve(`${name}@gmail.com`)
      for (let time = 0; time < 20; time += 1) await change(made, { luggageCount: 1 + (time % 2) })
      return 0
    },
  ],
  [
    'unpaid card bookings',
    async (name) => {
      for (const email of spellings(name, 21)) await bookUnpaid(email)
      await site.runJobs(61)
      return 62
    },
  ],
  [
    'messages in every spelling',
    async (name) => {
      for (const email of spellings(name, 30)) await write(email)
      return 0
    },
  ],
  [
    'reservations in every spelling',
    async (name) => {
      for (const email of spellings(name, 21)) await reserve(email)
      return 0
    },
  ],
  [
    'requests for a service',
    async (name) => {
      for (const email of spellings(name, 21)) await askForService(email)
      return 0
    },
  ],
  [
    'lost links',
    async (name) => {
      const made = await reserve(`${name}@gmail.com`)
      for (let time = 0; time < 20; time += 1) await askForLink(made)
      return 0
    },
  ],
  [
    'reservations that are cancelled',
    async (name) => {
      for (const email of spellings(name, 12)) await cancel(await reserve(email))
      return 0
    },
  ],
  [
    'a few requests of each kind',
    async (name) => {
      for (const [number, email] of spellings(name, 5).entries()) {
        const made = await reserve(email)
        await change(made, { luggageCount: 3 + number })
        await askForLink(made)
        await write(email)
        await askForService(email)
        await cancel(made)
      }
      return 0
    },
  ],
]

describe('promise 36: nobody can flood a stranger’s mailbox', () => {
  it.each(floods)('by %s', async (way, flood) => {
    const name = `victim${floods.findIndex(([one]) => one === way)}`
    const minutes = await flood(name)
    await site.runJobs(minutes)
    await site.runJobs(minutes + 59)
    expect(inboxOf(`${name}@gmail.com`)).toHaveLength(perHour)
    // One summary covers all others, and nothing follows it.
    await site.runJobs(minutes + 61)
    expect(inboxOf(`${name}@gmail.com`)).toHaveLength(perHour + 1)
    expect(await waiting()).toBe(0)
    for (const hours of [3, 9, 15, 25]) await site.runJobs(minutes + hours * 60)
    expect(inboxOf(`${name}@gmail.com`)).toHaveLength(perHour + 1)
  })

  it('by walk-ins for whom staff type its address: the eleventh waits, and the twelfth joins it', async () => {
    for (const [number, customerEmail] of spellings('typed', perHour + 2).entries()) {
      const stay = { id: crypto.randomUUID(), customerName: 'Mira', customerEmail, idSeen: true }
      const inside = { tags: [30_000 + number], endDate: at(1, '20:00'), locale: 'it' }
      const walkIn = { ...stay, ...inside }
      const answer = await site.post('/api/staff/stays', walkIn, { ...drita, ...submitKey() })
      expect(answer.status, await answer.clone().text()).toBe(200)
    }
    await site.runJobs()
    expect(inboxOf('typed@gmail.com')).toHaveLength(perHour)
    const held = await db
      .select({ kind: outbox.kind, status: outbox.status })
      .from(outbox)
      .where(inArray(outbox.status, ['queued', 'held']))
      .orderBy(outbox.status)
    expect(held).toEqual([
      { kind: 'stay_noted', status: 'held' },
      { kind: 'stay_noted', status: 'queued' },
    ])
    await site.runJobs(61)
    expect(inboxOf('typed@gmail.com')).toHaveLength(perHour + 1)
    expect(await waiting()).toBe(0)
  })

  it('by reservations at the same time', async () => {
    const crowd = await Promise.all(spellings('crowd', 25).map((email) => reserve(email)))
    await site.runJobs()
    expect(inboxOf('crowd@gmail.com')).toHaveLength(perHour)
    await site.runJobs(61)
    expect(inboxOf('crowd@gmail.com')).toHaveLength(perHour + 1)
    const texts = inboxOf('crowd@gmail.com').map(({ subject, text }) => subject + text)
    const told = crowd.map(
      ({ reference }) => texts.filter((text) => text.includes(reference)).length,
    )
    expect(told).toEqual(Array(25).fill(1))
  })
})
