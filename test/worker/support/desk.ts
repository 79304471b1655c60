import { checkIn } from '../../../domain/desk/custody.ts'
import { takePayment } from '../../../domain/desk/desk-payment.ts'
import { undo } from '../../../domain/desk/undo.ts'
import type { Refusal } from '../../../domain/input/refusal.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import type { ActionContext, StayUpdate } from '../../../domain/stay/stay-update.ts'
import type { IdempotentRequest } from '../../../worker/db/idempotency.ts'
import { staff } from '../../../worker/db/schema/stays.ts'
import { lastChange } from '../../../worker/desk/last-change.ts'
import { settingsOf } from '../../../worker/env.ts'
import { runAction } from '../../../worker/stripe/run-action.ts'
import { stripeClient } from '../../../worker/stripe/stripe.ts'
import type { openTill } from './till.ts'

type Decision = (record: StayRecord, context: ActionContext) => StayUpdate | Refusal

interface Circumstances {
  /** When the rules take it to be done. */
  at?: Date
  /** The guest is at the desk. */
  inPerson?: boolean
  /** The idempotency key, if the action is sent again. */
  idempotent?: IdempotentRequest
}

/** A member of staff, and what the rules let them do to a stay. */
export async function openDesk({ db, site, record }: ReturnType<typeof openTill>) {
  const staffId = crypto.randomUUID()
  await db.insert(staff).values({ id: staffId, username: `${staffId}@desk.example` })
  const payments = { db, stripe: stripeClient(settingsOf(site.bindings)) }

  /** Runs an action on a stay. */
  function actions(stayId: string, decide: Decision, circumstances: Circumstances = {}) {
    const { at = new Date(), inPerson = false, idempotent } = circumstances
    const context: ActionContext = {
      actor: 'staff',
      inPerson,
      at,
      newId: () => crypto.randomUUID(),
    }
    const { at: doneAt } = circumstances
    const writing = { now: new Date(), doneAt, staffId, ...(idempotent && { idempotent }) }
    return runAction(payments, stayId, (record) => decide(record, context), writing)
  }

  /** Runs an action on a stay and returns only its outcome. */
  async function does(...args: Parameters<typeof actions>) {
    return (await actions(...args))?.outcome
  }

  /** Takes a payment at the desk. */
  const takes = (stayId: string, method: 'cash' | 'desk_card', cents: number) =>
    does(stayId, (record, context) => takePayment(record, method, cents, context))

  /** Checks in a bag under each of these tags at the agreed time. */
  async function checksIn(stayId: string, tags: number[]) {
    const at = (await record(stayId)).stay.startDate
    return does(stayId, (before, context) => checkIn(before, { tags, idSeen: false }, context), {
      at,
    })
  }

  /** Undoes the last action. */
  async function undoes(stayId: string) {
    const last = await lastChange(db, stayId)
    if (!last) throw new Error('no such stay')
    const acted = await actions(stayId, (before, context) => undo(before, last, undefined, context))
    return acted?.outcome === 'refused' ? acted.refused : acted?.outcome
  }

  return { actions, does, takes, checksIn, undoes, staffId }
}
