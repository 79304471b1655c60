import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { TillReport } from '../../domain/desk/till.ts'
import { tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import { freeTags, newGuest } from '../e2e/counter.ts'
import { Clerk, reserves } from './clerk.ts'
import { engineOf } from './engines.ts'
import { sees, seesNo, test } from './test.ts'
import { type BrowserWindow, tablet } from './window.ts'

test.use({ size: tablet })

/** Milliseconds in which the page checks at least twice that it is cached, and sends pending actions. */
const soon = 65_000

const minute = 60_000

/** A staff request of the signed-in window. It blocks the page, because drivers don't wait for promises alike. */
function asStaff<Answer>(window: BrowserWindow, path: string, data?: object): Promise<Answer> {
  const body = data ? JSON.stringify(data) : null
  return window.evaluate(`(() => {
    const request = new XMLHttpRequest()
    request.open(${data ? "'POST'" : "'GET'"}, '/api/staff/${path}', false)
    request.setRequestHeader('Content-Type', 'application/json')
    request.setRequestHeader('Idempotency-Key', '${crypto.randomUUID()}')
    request.send(${JSON.stringify(body)})
    if (request.status >= 400) throw new Error('${path}: ' + request.responseText)
    return JSON.parse(request.responseText)
  })()`)
}

/** What the tests read of a stay's record. */
interface Found {
  stay: { status: string; balance: number }
  bags: { tag: number; outAt: string | null }[]
}

const found = (window: BrowserWindow, name: string) =>
  asStaff<Found[]>(window, `stays?q=${encodeURIComponent(name)}`)

/** Cents of the day's cash. */
const cashTaken = async (window: BrowserWindow) =>
  (await asStaff<TillReport<string>>(window, 'till')).total.taken.cents

/** A guest with one bag, whose stay ends this evening; returns the name. */
async function hasWalkedIn(window: BrowserWindow, isPaid: boolean): Promise<string> {
  const [id, customerName] = [crypto.randomUUID(), newGuest()]
  const now = new Date()
  const endDate = tiranaInstant(tiranaDate(now), '23:00')
  await asStaff(window, 'stays', {
    id,
    customerName,
    tags: [freeTags()[0]],
    idSeen: false,
    doneAt: now,
    endDate,
  })
  if (isPaid) await asStaff(window, `stays/${id}/payments`, { method: 'desk_card', cents: 300 })
  return customerName
}

async function several<Made>(times: number, make: () => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  while (made.length < times) made.push(await make())
  return made
}

test('promise 33: what the desk does while the server is stopped is recorded later', async ({
  window,
  site,
}) => {
  const [guest, leaver] = [newGuest(), newGuest()]
  await reserves(guest)
  await reserves(leaver)
  const clerk = new Clerk(window)
  await clerk.signsIn()
  await sees(window, 'Ready offline', soon)
  await clerk.finds(leaver)
  await clerk.taps('button', 'Check in 2 items')
  await sees(window, 'Checked in.')

  await site.stop()
  await clerk.finds(guest)
  await clerk.taps('button', 'Check in 2 items')
  await sees(window, 'Saved on this device, waiting to be sent')
  await clerk.takesCash()
  await sees(window, '2 entries waiting to be sent')

  await window.reload()
  await sees(window, '2 entries waiting to be sent')
  await clerk.finds(leaver)
  await clerk.taps('button', 'Check out 2 items')
  await sees(window, 'Completed')
  await sees(window, '3 entries waiting to be sent')
  const walkIn = newGuest()
  await clerk.takesWalkIn(walkIn)
  await sees(window, '4 entries waiting to be sent')

  await site.start()
  await seesNo(window, 'waiting to be sent', soon)
  await clerk.finds(guest)
  await sees(window, 'Paid')
  await sees(window, 'Check out 2 items')
  await clerk.finds(leaver)
  await sees(window, 'Completed')
  const [recorded] = await found(window, walkIn)
  expect(recorded).toMatchObject({ stay: { status: 'checked_in', balance: 0 } })
})

test('promise 33: two devices give a guest the same tag while the server is stopped', async ({
  window,
  engine,
  site,
}) => {
  const [tag] = freeTags()
  const other = await engineOf(engine).open(tablet)
  try {
    const clerks = [new Clerk(window), new Clerk(other)] as const
    for (const clerk of clerks) {
      await clerk.signsIn()
      await sees(clerk.window, 'Ready offline', soon)
    }
    await site.stop()
    const guests = [newGuest(), newGuest()] as const
    for (const [place, clerk] of clerks.entries()) {
      await clerk.takesWalkIn(guests[place] ?? '', tag)
      await sees(clerk.window, '1 entry waiting to be sent')
    }
    await site.start()
    for (const clerk of clerks) await seesNo(clerk.window, 'waiting to be sent', soon)
    const texts = await Promise.all(clerks.map((clerk) => clerk.window.text()))
    const clerk = clerks[texts.findIndex((text) => text.includes('refused'))]
    if (!clerk) throw new Error('Both were recorded.')
    const refused = clerk.window
    await sees(refused, `1 bag, tag ${tag} · €3.00 cash taken`)
    await clerk.taps('button', /^Record with tag \d+$/)
    await seesNo(refused, 'refused', soon)
    for (const guest of guests) await clerk.finds(guest)
  } finally {
    await other.close()
  }
})

test('promise 33: forty actions of two devices while the server is stopped', async ({
  window,
  engine,
  site,
}) => {
  test.setTimeout(20 * minute)
  const other = await engineOf(engine).open(tablet)
  try {
    const clerks = [new Clerk(window), new Clerk(other)] as const
    await clerks[0].signsIn()
    const takenBefore = await cashTaken(window)
    const twice = newGuest()
    await reserves(twice)
    const paysTwice = await hasWalkedIn(window, false)
    const leaveTwice = await several(3, () => hasWalkedIn(window, true))
    const leave = [
      await several(4, () => hasWalkedIn(window, true)),
      await several(4, () => hasWalkedIn(window, true)),
    ] as const
    const owe = [
      await several(3, () => hasWalkedIn(window, false)),
      await several(3, () => hasWalkedIn(window, false)),
    ] as const
    await window.reload()
    await clerks[1].signsIn()
    for (const clerk of clerks) await sees(clerk.window, 'Ready offline', soon)
    await site.stop()

    const clashing = [...freeTags(), freeTags()[0]]
    const walkIns: string[][] = []
    for (const [place, clerk] of clerks.entries()) {
      const names = [newGuest(), newGuest(), newGuest(), newGuest(), newGuest()]
      walkIns.push(names)
      let waiting = 0
      const waits = async () => {
        waiting += 1
        const entries = waiting === 1 ? 'entry' : 'entries'
        await sees(clerk.window, `${waiting} ${entries} waiting to be sent`)
      }
      for (const [nth, name] of names.entries()) {
        await clerk.takesWalkIn(name, clashing[nth])
        await waits()
      }
      await clerk.finds(twice)
      await clerk.taps('button', 'Check in 2 items')
      await waits()
      for (const name of [paysTwice, ...(owe[place] ?? [])]) {
        await clerk.finds(name)
        await clerk.takesCash()
        await waits()
      }
      for (const name of [...leaveTwice, ...(leave[place] ?? []), ...names.slice(2)]) {
        await clerk.finds(name)
        await clerk.taps('button', /^Check out 1 item/)
        await waits()
      }
      expect(waiting).toBe(20)
    }
    await site.start()
    for (const clerk of clerks) await seesNo(clerk.window, 'waiting to be sent', soon)

    // One walk-in is removed, with what followed it; the others are recorded under other tags.
    let removed = ''
    for (const clerk of clerks) {
      let text = await clerk.window.text()
      for (; text.includes('refused'); text = await clerk.window.text()) {
        if (removed && text.includes('Record with tag'))
          await clerk.taps('button', /^Record with tag \d+$/)
        else {
          const name = await clerk.removesRefused()
          removed ||= name
        }
        await pause(2000)
      }
    }

    const out = { stay: { status: 'completed', balance: 0 } }
    for (const name of [...leaveTwice, ...leave[0], ...leave[1]])
      expect(await found(window, name), name).toMatchObject([out])
    for (const name of [...owe[0], ...owe[1]])
      expect(await found(window, name), name).toMatchObject([{ stay: { balance: 0 } }])
    expect(await found(window, paysTwice)).toMatchObject([{ stay: { balance: -300 } }])
    expect(await found(window, twice)).toMatchObject([{ stay: { status: 'checked_in' } }])
    const tags: number[] = []
    for (const name of walkIns.flat()) {
      const records = await found(window, name)
      expect(records, name).toHaveLength(name === removed ? 0 : 1)
      for (const { stay, bags } of records) {
        expect(stay.balance, name).toBe(0)
        tags.push(...bags.filter(({ outAt }) => outAt === null).map(({ tag }) => tag))
      }
    }
    expect(new Set(tags).size).toBe(tags.length)
    expect((await cashTaken(window)) - takenBefore).toBe(300 * (10 - 1 + 2 + 6))
  } finally {
    await other.close()
  }
})
