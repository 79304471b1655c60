import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import type { Connection } from './connection.ts'
import { isStuck, type PendingAction } from './pending-action.ts'
import { hasFailed, type Outcome } from './send-action.ts'
import type { ShownActions } from './shown-actions.ts'

export type NewAction = Omit<PendingAction, 'after' | 'storedAt' | 'wasOffline' | 'refused'>

/** `waits`: the action is stored and sent later. */
export type Taken = { kind: 'done'; record: StayRecord } | { kind: 'waits'; failed: boolean }

/** Thrown if a refused action of the stay must be resolved first. */
export class EntryInTheWay extends Error {}

export interface Means {
  actions: ShownActions
  send: (action: PendingAction, wasOffline: boolean) => Promise<Outcome>
  connection: () => Connection
  /**
   * Runs a task while no other task runs, in any tab.
   * Skips the task if the wait takes too long or, without `willWait`, if the task would have to
   * wait. Throws what the task throws.
   */
  alone: (task: () => Promise<void>, willWait: boolean) => Promise<void>
}

/**
 * Stores an action and tries to send it. Throws the server's refusals and `EntryInTheWay`.
 * If the device can't store the action, sends it anyway, and throws if that fails.
 */
export async function takeAction(means: Means, said: NewAction): Promise<Taken> {
  const action = await stored(means, said)
  if (!action) return sendUnstored(means, said)
  const taken = await tried(means, action)
  if (taken.kind === 'waits') {
    // Ignores storage errors, because `stored` has already stored the action.
    await means.actions.keepWaiting(action, taken.failed).catch(() => {})
  }
  return taken
}

/** Returns `null` if the device can't store the action. Throws `EntryInTheWay`. */
async function stored({ actions }: Means, said: NewAction): Promise<PendingAction | null> {
  const { stayId } = said
  if (isStuck(stayId, actions.all)) throw new EntryInTheWay()
  const follow = (others: readonly PendingAction[]): PendingAction => {
    if (isStuck(stayId, others)) throw new EntryInTheWay()
    const own = others.filter((other) => other.stayId === stayId && other.key !== said.key)
    const [first, last] = [own[0], own.at(-1)]
    const before = first ? first.before : said.before
    return { ...said, before, after: last?.key ?? null, ...fresh() }
  }
  return actions.add(follow).catch((error) => {
    if (error instanceof EntryInTheWay) throw error
    return null
  })
}

async function sendUnstored({ send }: Means, said: NewAction): Promise<Taken> {
  const outcome = await send({ ...said, after: null, ...fresh() }, false)
  if (outcome.kind === 'dropped') throw new TypeError('Nothing was dropped')
  if (outcome.kind !== 'done') throw outcome.error
  return outcome
}

async function tried(means: Means, action: PendingAction): Promise<Taken> {
  let taken: Taken = { kind: 'waits', failed: false }
  if (action.after !== null || means.connection() !== 'online') return taken
  await means.alone(async () => {
    taken = await sendFirst(means, action)
  }, true)
  return taken
}

/** Sends an action for the first time. Throws if the server refuses it. */
async function sendFirst({ actions, send }: Means, action: PendingAction): Promise<Taken> {
  const outcome = await send(action, false)
  if (outcome.kind === 'done' || outcome.kind === 'refused') await actions.forget(action.key)
  if (outcome.kind === 'refused') throw outcome.error
  return outcome.kind === 'done' ? outcome : { kind: 'waits', failed: hasFailed(outcome) }
}

function fresh(): Pick<PendingAction, 'storedAt' | 'wasOffline' | 'refused'> {
  return { storedAt: Date.now(), wasOffline: false, refused: null }
}
