import { tiranaDate } from '../../domain/time/calendar.ts'
import type { StoredAccount } from '../stripe/stored-account.ts'
import { playMonth } from './month.ts'
import { fill, staffOfUnused, type Target } from './target.ts'

export interface SeedOptions {
  target: Target
  seed: number
  now: Date
  /** Origin of the target's stand-ins, or `null` if it has none. */
  standIns: string | null
  /** True to create only the stays that every month has (see `planMonth`). */
  isQuiet?: boolean
  say: (line: string) => void
}

/**
 * Fills an unused database with about a month of invented guests.
 * Throws if the database is in use, or if `standIns` doesn't answer.
 */
export async function seedTarget({ target, seed, now, standIns, isQuiet, say }: SeedOptions) {
  if (standIns !== null) await assertRunning(standIns)
  const staff = await staffOfUnused(target)
  say(`Playing about a month around ${tiranaDate(now)}, with seed ${seed} …`)
  const { root } = target.setup
  const options = { root, seed, now, hasStandIns: standIns !== null, staff }
  const { statements, account, stays } = await playMonth({
    ...options,
    ...(isQuiet && { isQuiet }),
  })
  await fill(target, statements)
  if (standIns !== null && account) await tellStripe(standIns, account)
  say(`${stays} stays are there.`)
}

async function assertRunning(standIns: string): Promise<void> {
  const answer = await fetch(`${standIns}/control/stripe`).catch(() => null)
  if (!answer?.ok)
    throw new Error(`Nothing answers at ${standIns}: run \`npm start\` in another terminal first.`)
}

/**
 * Copies the month's payments and refunds to Stripe's stand-in, so its ledger matches the database.
 */
async function tellStripe(standIns: string, { wallet, stores }: StoredAccount): Promise<void> {
  const answer = await fetch(`${standIns}/control/stripe/restore`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wallet, stores }),
  })
  if (!answer.ok) throw new Error(`Stripe's stand-in didn't take the payments: ${answer.status}`)
}
