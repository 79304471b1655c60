import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

export function newId(prefix: string): string {
  return `${prefix}_${characters(24)}`
}

export function newClientSecret(paymentIntentId: string): string {
  return `${paymentIntentId}_secret_${characters(25)}`
}

function characters(length: number): string {
  let text = ''
  while (text.length < length)
    text += randomBytes(length)
      .toString('base64')
      .replace(/[^\w]|_/g, '')
  return text.slice(0, length)
}

/** Unix seconds at which the clock is frozen, or `null` if it runs. */
export const frozenTime = new AsyncLocalStorage<number | null>()

export function now(): number {
  return frozenTime.getStore() ?? Math.floor(Date.now() / 1000)
}
