import { checkIn } from '../../../domain/desk/custody.ts'
import { takePayment } from '../../../domain/desk/desk-payment.ts'
import { undo } from '../../../domain/desk/undo.ts'
import type { Refusal } from '../../../domain/input/refusal.ts'
import type { Doing, StayUpdate } from '../../../domain/stay/stay-change.ts'
import type { StayFile } from '../../../domain/stay/stay-file.ts'
import { staff } from '../../../worker/db/schema/stays.ts'
import type { Submission } from '../../../worker/db/submission.ts'
import { lastChange } from '../../../worker/desk/last-change.ts'
import { settingsOf } from '../../../worker/env.ts'
import { act } from '../../../worker/stripe/act.ts'
import { stripeClient } from '../../../worker/stripe/stripe.ts'
import type { openTill } from './till.ts'

type Decision = (file: StayFile, doing: Doing) => StayUpdate | Refusal

interface Circumstances {
  /** When the rules take it to be done. */
  at?: Date
  /** The guest stands at the counter. */
  handsOver?: boolean
  /** The request by which it is asked for, should it be sent again. */
  submission?: Submission
}

/** A member of staff, and what the rules let them do to a stay. */
export async function openDesk({ db, site, file }: ReturnType<typeof openTill>) {
  const staffId = crypto.randomUUID()
  await db.insert(staff).values({ id: staffId, username: `${staffId}@desk.example` })
  const payments = { db, stripe: stripeClient(settingsOf(site.bindings)) }

  /** Does something to a stay. */
  function acts(stayId: string, decide: Decision, circumstances: Circumstances = {}) {
    const { at = new Date(), handsOver = false, submission } = circumstances
    const doing: Doing = { actor: 'staff', handsOver, at, newId: () => crypto.randomUUID() }
    const { at: doneAt } = circumstances
    const writing = { now: new Date(), doneAt, staffId, ...(submission && { submission }) }
    return act(payments, stayId, (file) => decide(file, doing), writing)
  }

  /** The same; answers with what became of it. */
  async function does(...asked: Parameters<typeof acts>) {
    return (await acts(...asked))?.outcome
  }

  /** Takes money at the counter. */
  const takes = (stayId: string, method: 'cash' | 'desk_card', cents: number) =>
    does(stayId, (file, doing) => takePayment(file, method, cents, doing))

  /** The guest comes with a bag under each of these tags, at the agreed time. */
  async function checksIn(stayId: string, tags: number[]) {
    const at = (await file(stayId)).stay.startDate
    return does(stayId, (before, doing) => checkIn(before, { tags, idSeen: false }, doing), { at })
  }

  /** Takes back the last thing that was done. */
  async function undoes(stayId: string) {
    const last = await lastChange(db, stayId)
    if (!last) throw new Error('no such stay')
    const acted = await acts(stayId, (before, doing) => undo(before, last, undefined, doing))
    return acted?.outcome === 'refused' ? acted.refused : acted?.outcome
  }

  return { acts, does, takes, checksIn, undoes, staffId }
}
