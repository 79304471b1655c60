import type { ComponentType } from 'react'
import { forgetInTab, savedInTab, saveInTab } from '../../browser/saved-in-tab.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import { offlineQueue } from '../../staff/offline/device-queue.ts'
import { isTypedHere } from '../../staff/session/typed-here.ts'

/**
 * Why a part of staff's page can't be opened now. `reload`: its document would bring it, at the price of
 * what is typed here.
 */
export type WhyNot = 'offline' | 'server' | 'reload'

export class NotBrought extends Error {
  readonly why: WhyNot

  constructor(why: WhyNot) {
    super(`A part of the page could not be fetched: ${why}`)
    this.why = why
  }
}

const reloaded = 'staff-reloaded'

/** Something was fetched: the next failure is another one, and may lead to a reload again. */
export function forgetReload(): void {
  forgetInTab(reloaded)
}

/** Loads the document at an address, once: where that brings nothing either, it is not tried again. */
export function reloadAt(href: string): void {
  saveInTab(reloaded, true)
  location.assign(href)
}

/** What a new document would bring, if anything: staff's page, or the way to the sign-in. */
async function lookFor(href: string): Promise<'page' | 'offline' | 'server'> {
  const asked = { redirect: 'manual', credentials: 'same-origin', cache: 'no-store' } as const
  try {
    const { status } = await withTimeout(fetch(href, asked))
    return status < 500 ? 'page' : 'server'
  } catch {
    return 'offline'
  }
}

/**
 * Fetches anew what could not be fetched. Where that fails though the server answers, a new version has
 * replaced the file, or the browser has kept the failure: the document brings the part, but it is loaded
 * unasked only where nothing waits to be sent and nothing is typed.
 */
export async function reloadPage(
  bring: () => Promise<ComponentType>,
  href: string,
): Promise<ComponentType> {
  const found = await lookFor(href)
  if (found !== 'page') throw new NotBrought(found)
  try {
    return await bring()
  } catch {
    if (savedInTab(reloaded)) throw new NotBrought('server')
    if (offlineQueue.actions.length > 0 || isTypedHere()) throw new NotBrought('reload')
    reloadAt(href)
    return new Promise(() => {})
  }
}
