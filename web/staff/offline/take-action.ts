import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import type { Connection } from './connection.ts'
import { isStuck, type PendingAction } from './pending-action.ts'
import { hasFailed, type Outcome } from './send-action.ts'
import type { ShownActions } from './shown-actions.ts'

/** What staff have just done. */
export type NewAction = Omit<PendingAction, 'after' | 'storedAt' | 'wasOffline' | 'refused'>

/** What became of an act by the time that staff go on: `waits`, it is sent later. */
export type Taken = { kind: 'done'; record: StayRecord } | { kind: 'waits'; failed: boolean }

/** Something of the stay was refused, and nothing more is taken before staff have settled that. */
export class EntryInTheWay extends Error {}

/** What acts are stored in and sent by. */
export interface Means {
  actions: ShownActions
  send: (action: PendingAction, wasOffline: boolean) => Promise<Outcome>
  connection: () => Connection
  /** Runs a task while no other tab runs one; at once or not at all, unless it is willing to wait a while. */
  alone: (task: () => Promise<void>, willWait: boolean) => Promise<void>
}

/**
 * Stores an act and sends it at once, if there is a line and nothing of its stay waits before it; otherwise
 * it waits. If the device stores nothing, it is sent all the same. Throws what the server refuses; the lack of
 * an answer only if the act is not stored; `EntryInTheWay` if an entry of the stay was refused.
 */
export async function takeAction(means: Means, said: NewAction): Promise<Taken> {
  const action = await stored(means, said)
  if (!action) return sendUnstored(means, said)
  const taken = await tried(means, action)
  if (taken.kind === 'waits') await savePending(means, action, taken.failed)
  return taken
}

/** The act as it is on the device; `null` if the device stores nothing. */
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
  if (outcome.kind !== 'done') throw outcome.error
  return outcome
}

/** What became of an act at once; it waits if it may not be sent yet. */
async function tried(means: Means, action: PendingAction): Promise<Taken> {
  let taken: Taken = { kind: 'waits', failed: false }
  if (action.after !== null || means.connection() !== 'online') return taken
  await means.alone(async () => {
    taken = await sendFirst(means, action)
  }, true)
  return taken
}

/** The first try, while staff wait for its answer: what is refused now was never kept. */
async function sendFirst({ actions, send }: Means, action: PendingAction): Promise<Taken> {
  const outcome = await send(action, false)
  if (outcome.kind === 'done' || outcome.kind === 'refused') await actions.forget(action.key)
  if (outcome.kind === 'refused') throw outcome.error
  return outcome.kind === 'done' ? outcome : { kind: 'waits', failed: hasFailed(outcome) }
}

/** What is on the device is sent as a fact in the end, whether or not this is written down in time. */
async function savePending(
  { actions }: Means,
  action: PendingAction,
  failed: boolean,
): Promise<void> {
  await actions.write({ ...action, wasOffline: true, failed }).catch(() => {})
}

function fresh(): Pick<PendingAction, 'storedAt' | 'wasOffline' | 'refused'> {
  return { storedAt: Date.now(), wasOffline: false, refused: null }
}
