import type { ComponentType } from 'react'
import { forgetInTab, savedInTab, saveInTab } from '../../browser/saved-in-tab.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import { offlineQueue } from '../../staff/offline/device-queue.ts'
import { isTypedHere } from '../../staff/session/typed-here.ts'

/**
 * Reasons why a staff part can't be opened.
 * - `offline`: the server doesn't respond.
 * - `server`: the server has an error, or a reload didn't help.
 * - `reload`: only a reload may help, but typed input or pending actions prevent an automatic one.
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

/** Allows another automatic reload. */
export function forgetReload(): void {
  forgetInTab(reloaded)
}

/** Loads `href`. After this, `reloadPage` doesn't reload until `forgetReload` is called. */
export function reloadAt(href: string): void {
  saveInTab(reloaded, true)
  location.assign(href)
}

/** Returns `page` for any status below 500, including a redirect to the sign-in. */
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
 * Retries a failed fetch, then loads `href` as a new page if that loses no input.
 * A new release may have replaced the file. Never settles if it loads `href`. Throws `NotBrought`
 * if it can do neither.
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
