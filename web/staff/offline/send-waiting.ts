import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { isDue, type PendingAction } from './pending-action.ts'
import { hasFailed, type Outcome } from './send-action.ts'
import type { Means } from './take-action.ts'

export interface Listeners {
  /** Called before the pending action is deleted. */
  onDone: (record: StayRecord) => Promise<void>
  onRefused: (stayId: string) => void
}

/**
 * Sends actions that are due, unless another tab does.
 * Stops if the server doesn't respond or the session has ended. Throws if storage fails or doesn't
 * respond, and what a listener throws.
 */
export async function sendWaiting(means: Means, listeners: Listeners): Promise<void> {
  const { actions, alone } = means
  if (!actions.all.some((action) => isDue(action, actions.all))) return
  const tried = new Set<string>()
  let goesOn = true
  while (goesOn) {
    goesOn = false
    // Releases the lock between actions, so that new actions can be sent first.
    await alone(async () => {
      goesOn = await sendNext(means, listeners, tried)
    }, false)
  }
  await actions.reload()
}

/** Sends the next due action, marked as done offline. Returns whether to continue. */
async function sendNext(
  { actions, send }: Means,
  listeners: Listeners,
  tried: Set<string>,
): Promise<boolean> {
  const stored = await actions.stored()
  const next = stored.find((action) => isDue(action, stored) && !tried.has(action.key))
  if (!next) return false
  tried.add(next.key)
  const action = { ...next, wasOffline: true }
  if (!next.wasOffline) await actions.put(action)
  const outcome = await send(action, true)
  if (outcome.kind === 'done') await done({ actions }, listeners, action, outcome.record)
  else if (outcome.kind === 'dropped') await actions.forget(action.key)
  else if (wasRecorded(action, outcome)) {
    await actions.forget(action.key)
    listeners.onRefused(action.stayId)
  } else if (outcome.kind === 'refused') {
    const { dropped: _, ...entry } = action
    await actions.write({
      ...entry,
      failed: false,
      refused: { code: outcome.error.code ?? 'invalid' },
    })
    listeners.onRefused(action.stayId)
  } else await note({ actions }, action, hasFailed(outcome))
  return outcome.kind !== 'unanswered' && outcome.kind !== 'signed_out'
}

/** True if staff removed an action whose key the server already knows. */
function wasRecorded({ dropped }: PendingAction, outcome: Outcome): boolean {
  const isReused = outcome.kind === 'refused' && outcome.error.code === 'idempotency_key_reused'
  return dropped !== undefined && isReused
}

async function done(
  { actions }: Pick<Means, 'actions'>,
  { onDone }: Listeners,
  action: PendingAction,
  record: StayRecord,
): Promise<void> {
  actions.leaveOut(action.key)
  await onDone(record)
  const others = (await actions.stored()).filter(({ stayId }) => stayId === action.stayId)
  for (const other of others) await actions.put({ ...other, before: record })
  await actions.forget(action.key)
}

async function note(
  { actions }: Pick<Means, 'actions'>,
  action: PendingAction,
  failed: boolean,
): Promise<void> {
  if (failed !== (action.failed ?? false))
    await actions.write({ ...action, failed }).catch(() => {})
}
