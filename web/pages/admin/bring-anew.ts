import type { ComponentType } from 'react'
import { forgetInTab, savedInTab, saveInTab } from '../../browser/saved-in-tab.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import { offlineQueue } from '../../staff/offline/device-queue.ts'
import { isTypedHere } from '../../staff/session/typed-here.ts'

/**
 * Reasons why a staff part can't be opened.
 * `reload`: only a reload would load it, and typed input would be lost.
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

/** Allows another automatic reload, because a fetch has succeeded since. */
export function forgetReload(): void {
  forgetInTab(reloaded)
}

/** Remembers the reload, so `bringAnew` doesn't repeat it. */
export function reloadAt(href: string): void {
  saveInTab(reloaded, true)
  location.assign(href)
}

/** A redirect to the sign-in counts as `page`. */
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
 * Retries a failed fetch, or reloads if that is safe.
 * If the retry fails although the server responds, a new version has replaced the file or the browser has cached
 * the failure. Only a reload helps then. It happens automatically only if the offline queue is empty and nothing
 * is typed.
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
