import type { CashCurrency } from '../../domain/drawer.ts'
import type { Refusal } from '../../domain/refusal.ts'
import type { Doing, StayChange } from '../../domain/stay-change.ts'
import type { StayFile } from '../../domain/stay-file.ts'
import type { AppContext } from '../context.ts'
import { database } from '../db/database.ts'
import { settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { sendSoon } from '../mail/send.ts'
import { act } from '../payments/act.ts'
import { stripeClient } from '../stripe.ts'
import { submissionOf } from './idempotency.ts'

interface Asked {
  stayId: string
  /** What the request holds, as its schema read it. */
  request: object
  /** The guest stands at the counter, and what goes back by hand is handed over. */
  handsOver: boolean
  /** Which cash it is handed over in. */
  handsOverIn?: CashCurrency
}

/**
 * Does something to a stay in the name of the member of staff who asks; answers with the stay as it is
 * then. A request that is sent again under its key has its effect once. Throws `not_found`,
 * `stay_changed` where someone else was first, and what the rules refuse by its own code.
 */
export async function staffAction(
  c: AppContext,
  { stayId, request, ...hands }: Asked,
  decide: (file: StayFile, doing: Doing) => StayChange | Refusal,
): Promise<StayFile> {
  const now = new Date()
  const doing: Doing = { actor: 'staff', ...hands, at: now, newId: () => crypto.randomUUID() }
  const payments = { db: database(c.env), stripe: stripeClient(settingsOf(c.env)) }
  const writing = { now, staffId: c.get('staffId'), submission: await submissionOf(c, request) }
  const acted = await act(payments, stayId, (file) => decide(file, doing), writing)
  if (!acted) throw new AppError('not_found')
  if (acted.outcome === 'refused') throw new AppError(acted.refused)
  if (acted.outcome === 'lost') throw new AppError('stay_changed')
  sendSoon(c)
  return acted.file
}
