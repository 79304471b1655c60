import { isRefused, type Refusal } from '../../domain/refusal.ts'
import type { StayChange } from '../../domain/stay-change.ts'
import type { StayFile } from '../../domain/stay-file.ts'
import { fileOfStay } from '../db/stay-files.ts'
import { type Writing, writeChange } from '../db/write-change.ts'
import { openRequests, sendRefunds } from './refunds.ts'
import type { Payments } from './sync.ts'

/**
 * What became of it, with the stay as it is now. `lost`: someone else changed the stay first.
 * `refused`: the rules do not allow it as the stay stands.
 */
export type Acted = { file: StayFile } & (
  | { outcome: 'done' | 'lost' }
  | ({ outcome: 'refused' } & Refusal)
)

/**
 * Does something to a stay in the name of a guest or of staff: decides on what stands in the
 * database, writes it whole or not at all, and has Stripe make the refunds that follow. Null for a
 * stay that is not there.
 */
export async function act(
  payments: Payments,
  stayId: string,
  decide: (file: StayFile) => StayChange | Refusal,
  writing: Writing,
): Promise<Acted | null> {
  const { db } = payments
  const file = await fileOfStay(db, stayId)
  if (!file) return null
  const change = decide(file)
  if (isRefused(change)) return { outcome: 'refused', ...change, file }
  const written = await writeChange(db, file, change, writing)
  if (!written.won) return { outcome: 'lost', file: (await fileOfStay(db, stayId)) ?? file }
  // Earlier requests are left to the job, which first asks Stripe whether it has made them.
  const requests = openRequests(change)
  return { outcome: 'done', file: await sendRefunds(payments, written.file, requests, writing.now) }
}
