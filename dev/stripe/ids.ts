import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

/** An identifier in Stripe's manner: a prefix that tells the object, then 24 letters and digits. */
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

/** The time of the account that the present call is about, where its clock stands still. */
export const frozenTime = new AsyncLocalStorage<number | null>()

/** Unix seconds, as all of Stripe's times. */
export function now(): number {
  return frozenTime.getStore() ?? Math.floor(Date.now() / 1000)
}
