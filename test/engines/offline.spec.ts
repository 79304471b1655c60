import { expect } from '@playwright/test'
import { freeTags, newGuest } from '../e2e/counter.ts'
import { Clerk, reserves } from './clerk.ts'
import { engineOf } from './engines.ts'
import { sees, seesNo, test } from './test.ts'
import { type BrowserWindow, tablet } from './window.ts'

test.use({ size: tablet })

/** Milliseconds in which the page checks at least twice that it is cached, and sends pending actions. */
const soon = 65_000

const minute = 60_000

/** Runs in the page until it reloads: sets the device's clock back by this many milliseconds. */
const setsClock = `(behind) => {
  const real = (globalThis.realDate ??= Date)
  const now = () => real.now() - behind
  globalThis.Date = new Proxy(real, {
    construct: (_, given) => new real(...(given.length > 0 ? given : [now()])),
    get: (_, name) => (name === 'now' ? now : real[name]),
  })
}`

const isBehind = (window: BrowserWindow, minutes: number) =>
  window.evaluate(`(${setsClock})(${minutes * minute})`)

/** The time of an action in the stay's history. */
async function timeOf(window: BrowserWindow, stay: string, what: string): Promise<number> {
  await window.open(`/admin/stays/${stay}`)
  await sees(window, what)
  const lines = `[...document.querySelectorAll('[aria-labelledby=history] li')]`
  const line = `${lines}.find(({ textContent }) => textContent.includes('${what}'))`
  return Date.parse(await window.evaluate(`${line}?.querySelector('time').dateTime`))
}

test('promise 33: an hour at the desk while the server is stopped', async ({ window, site }) => {
  const [guest, leaver] = [newGuest(), newGuest()]
  const [came, left] = [await reserves(guest), await reserves(leaver)]
  const clerk = new Clerk(window)
  await clerk.signsIn()
  await sees(window, 'Ready offline', soon)
  await isBehind(window, 60)
  await clerk.finds(leaver)
  await clerk.taps('button', 'Check in 2 items')
  await sees(window, 'Checked in.')

  await site.stop()
  const stopped = Date.now()
  await clerk.finds(guest)
  await clerk.taps('button', 'Check in 2 items')
  await sees(window, 'Saved on this device, waiting to be sent')
  await clerk.takesCash()
  await sees(window, '2 entries waiting to be sent')

  await window.reload()
  await sees(window, '2 entries waiting to be sent')
  await isBehind(window, 15)
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
  // Each action has the device's time; they are 45 minutes apart.
  const cameAt = await timeOf(window, came, 'Checked in')
  expect(Math.abs(cameAt - (stopped - 60 * minute))).toBeLessThan(5 * minute)
  await sees(window, 'Reached us')
  const leftAt = await timeOf(window, left, 'Checked out')
  expect(leftAt - cameAt).toBeGreaterThan(45 * minute)
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
