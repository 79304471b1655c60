import type { StayFile } from '../../../domain/stay/stay-file.ts'
import { isDue, type KeptAct } from './act.ts'
import { hasFailed } from './send-act.ts'
import type { Means } from './take-act.ts'

/** Those who are told what became of an act that had waited. */
export interface Listeners {
  /** Told of the stay as the act has left it, before the act is forgotten. */
  onDone: (file: StayFile) => Promise<void>
  onRefused: (stayId: string) => void
}

/** Sends what is due, unless another tab does; ends with the first act that nobody answers. */
export async function sendWaiting(means: Means, listeners: Listeners): Promise<void> {
  const { acts, alone } = means
  if (!acts.all.some((act) => isDue(act, acts.all))) return
  const tried = new Set<string>()
  let goesOn = true
  while (goesOn) {
    goesOn = false
    // Between two of them, whoever stands waiting for an act of their own comes first.
    await alone(async () => {
      goesOn = await sendNext(means, listeners, tried)
    }, false)
  }
  await acts.reload()
}

/** Sends the next act as a fact: whoever waited for its answer has left. Tells whether there may be more. */
async function sendNext(
  { acts, send }: Means,
  listeners: Listeners,
  tried: Set<string>,
): Promise<boolean> {
  const stored = await acts.stored()
  const next = stored.find((act) => isDue(act, stored) && !tried.has(act.key))
  if (!next) return false
  tried.add(next.key)
  const act = { ...next, waited: true }
  if (!next.waited) await acts.put(act)
  const outcome = await send(act, true)
  if (outcome.kind === 'done') await done({ acts }, listeners, act, outcome.file)
  else if (outcome.kind === 'refused') {
    await acts.write({ ...act, failed: false, refused: { code: outcome.error.code ?? 'invalid' } })
    listeners.onRefused(act.stayId)
  } else await note({ acts }, act, hasFailed(outcome))
  return outcome.kind !== 'unanswered' && outcome.kind !== 'signed_out'
}

async function done(
  { acts }: Pick<Means, 'acts'>,
  { onDone }: Listeners,
  act: KeptAct,
  file: StayFile,
): Promise<void> {
  acts.leaveOut(act.key)
  await onDone(file)
  const others = (await acts.stored()).filter(({ stayId }) => stayId === act.stayId)
  for (const other of others) await acts.put({ ...other, before: file })
  await acts.forget(act.key)
}

/** It is still there: staff are told whether that is the server's fault. */
async function note({ acts }: Pick<Means, 'acts'>, act: KeptAct, failed: boolean): Promise<void> {
  if (failed !== (act.failed ?? false)) await acts.write({ ...act, failed }).catch(() => {})
}
