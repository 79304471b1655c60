import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { isDue, type PendingAction } from './pending-action.ts'
import { hasFailed } from './send-action.ts'
import type { Means } from './take-action.ts'

/** Those who are told what became of an act that had waited. */
export interface Listeners {
  /** Told of the stay as the act has left it, before the act is forgotten. */
  onDone: (record: StayRecord) => Promise<void>
  onRefused: (stayId: string) => void
}

/** Sends what is due, unless another tab does; ends with the first act that nobody answers. */
export async function sendWaiting(means: Means, listeners: Listeners): Promise<void> {
  const { actions, alone } = means
  if (!actions.all.some((action) => isDue(action, actions.all))) return
  const tried = new Set<string>()
  let goesOn = true
  while (goesOn) {
    goesOn = false
    // Between two of them, whoever stands waiting for an act of their own comes first.
    await alone(async () => {
      goesOn = await sendNext(means, listeners, tried)
    }, false)
  }
  await actions.reload()
}

/** Sends the next act as a fact: whoever waited for its answer has left. Tells whether there may be more. */
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
  else if (outcome.kind === 'refused') {
    await actions.write({
      ...action,
      failed: false,
      refused: { code: outcome.error.code ?? 'invalid' },
    })
    listeners.onRefused(action.stayId)
  } else await note({ actions }, action, hasFailed(outcome))
  return outcome.kind !== 'unanswered' && outcome.kind !== 'signed_out'
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

/** It is still there: staff are told whether that is the server's fault. */
async function note(
  { actions }: Pick<Means, 'actions'>,
  action: PendingAction,
  failed: boolean,
): Promise<void> {
  if (failed !== (action.failed ?? false))
    await actions.write({ ...action, failed }).catch(() => {})
}
