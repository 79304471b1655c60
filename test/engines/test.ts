import { test as base, expect } from '@playwright/test'
import { signOfLife } from '../e2e/arrive.ts'
import { type EngineName, engineOf } from './engines.ts'
import { Site } from './site.ts'
import { type BrowserWindow, type Place, phone, type Size, timeoutMs } from './window.ts'

interface EachTest {
  size: Size
  window: BrowserWindow
}

export interface EachEngine {
  engine: EngineName
  site: Site
}

/** A test in one engine, with its own window; the site starts empty for each engine. */
export const test = base.extend<EachTest, EachEngine>({
  engine: ['webkit', { option: true, scope: 'worker' }],
  size: [phone, { option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants its fixtures destructured.
    async ({}, use) => {
      const site = new Site()
      await site.start()
      await use(site)
      await site.stop()
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
  window: async ({ engine, size }, use, info) => {
    const window = await engineOf(engine).open(size)
    try {
      await use(window)
      if (info.status === info.expectedStatus) expect(await window.complaints()).toEqual([])
      else await info.attach('window', { body: await window.picture(), contentType: 'image/png' })
    } finally {
      await window.close()
    }
  },
})

/** Waits until a place shows a text. */
export async function sees(
  place: Place,
  text: string | RegExp,
  timeout = timeoutMs,
): Promise<void> {
  const said = expect.poll(async () => plain(await place.text()), { timeout })
  if (typeof text === 'string') await said.toContain(text)
  else await said.toMatch(text)
}

/** Waits until a place no longer shows a text. */
export async function seesNo(place: Place, text: string, timeout = timeoutMs): Promise<void> {
  const said = expect.poll(async () => plain(await place.text()), { timeout })
  await said.not.toContain(text)
}

/** Waits until a place is hydrated. */
export async function comesToLife(place: Place): Promise<void> {
  const isAlive = `document.querySelector(${JSON.stringify(signOfLife)}) !== null`
  await expect.poll(() => place.evaluate(isAlive).catch(() => false)).toBe(true)
}

const plain = (text: string) => text.replace(/\s+/g, ' ')
