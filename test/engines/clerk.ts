import { setTimeout as pause } from 'node:timers/promises'
import type { MadeReservation } from '../../domain/api.ts'
import { nextArrival } from '../e2e/counter.ts'
import { twoItems } from '../e2e/reserved.ts'
import { siteOrigin } from '../e2e/servers.ts'
import { sees } from './test.ts'
import type { BrowserWindow, Name, Tapped } from './window.ts'

/** Reserves two items until tomorrow; returns the stay's id. */
export async function reserves(customerName: string): Promise<string> {
  const response = await fetch(`${siteOrigin}/api/reservations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(twoItems(customerName, nextArrival())),
  })
  if (!response.ok) throw new Error(await response.text())
  const { id }: MadeReservation = await response.json()
  return id
}

/** A staff member at the desk. */
export class Clerk {
  readonly window: BrowserWindow

  constructor(window: BrowserWindow) {
    this.window = window
  }

  async signsIn(): Promise<void> {
    await this.window.open('/admin/desk')
    await this.window.tap('link', 'Sign in')
    await this.window.tap('button', 'arta@example.com')
    await sees(this.window, 'Walk-in')
  }

  /** Opens a guest's stay, found by name. */
  async finds(guest: string): Promise<void> {
    await this.window.fill('Name, phone, tag or reference', guest.toLowerCase())
    await this.taps('link', new RegExp(guest))
    await sees(this.window, guest)
  }

  /** Waits first, because the page ignores taps on new controls for a moment. */
  async taps(what: Tapped, name: Name): Promise<void> {
    await pause(700)
    await this.window.tap(what, name)
  }

  async takesCash(): Promise<void> {
    await this.taps('button', /^Cash taken/)
  }

  /** Checks in a walk-in with one item until this evening, who pays in cash. */
  async takesWalkIn(guest: string, tag?: number): Promise<void> {
    await this.taps('link', 'Walk-in')
    await this.window.fill('Name', guest)
    if (tag) await this.window.fill('Tag of item 1', String(tag))
    await this.taps('label', 'Today')
    await this.takesCash()
  }

  /** Removes the first refused entry; its guest got the money back, if any was taken. Returns the guest's name. */
  async removesRefused(): Promise<string> {
    const entry = `[...document.querySelectorAll('li')].find((item) => item.querySelector('details summary') && /Remove…/.test(item.textContent))`
    const text = await this.window.evaluate<string>(`${entry}.textContent`)
    await this.taps('label', 'Remove…')
    await this.window.fill('Reason', 'The guest had left')
    await this.taps('button', /^Remove(: the guest got the money back)?$/)
    return /Guest[0-9a-f]{8} Nr\d+/.exec(text)?.[0] ?? ''
  }
}
