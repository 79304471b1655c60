import { expect } from '@playwright/test'
import { newGuest } from '../e2e/counter.ts'
import { Clerk, reserves } from './clerk.ts'
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
