import type { StayFile } from '../../../domain/stay/stay-file.ts'
import { isStuck, type KeptAct } from './act.ts'
import type { Line } from './line.ts'
import { hasFailed, type Outcome } from './send-act.ts'
import type { ShownActs } from './shown-acts.ts'

/** What staff have just done. */
export type NewAct = Omit<KeptAct, 'after' | 'storedAt' | 'waited' | 'refused'>

/** What became of an act by the time that staff go on: `waits`, it is sent later. */
export type Taken = { kind: 'done'; file: StayFile } | { kind: 'waits'; failed: boolean }

/** Something of the stay was refused, and nothing more is taken before staff have settled that. */
export class EntryInTheWay extends Error {}

/** What acts are stored in and sent by. */
export interface Means {
  acts: ShownActs
  send: (act: KeptAct, waited: boolean) => Promise<Outcome>
  line: () => Line
  /** Runs a task while no other tab runs one; at once or not at all, unless it is willing to wait a while. */
  alone: (task: () => Promise<void>, willWait: boolean) => Promise<void>
}

/**
 * Stores an act and sends it at once, if there is a line and nothing of its stay waits before it; otherwise
 * it waits. If the device stores nothing, it is sent all the same. Throws what the server refuses; the lack of
 * an answer only if the act is not stored; `EntryInTheWay` if an entry of the stay was refused.
 */
export async function takeAct(means: Means, said: NewAct): Promise<Taken> {
  const act = await stored(means, said)
  if (!act) return sendUnstored(means, said)
  const taken = await tried(means, act)
  if (taken.kind === 'waits') await keepWaiting(means, act, taken.failed)
  return taken
}

/** The act as it is on the device; `null` if the device stores nothing. */
async function stored({ acts }: Means, said: NewAct): Promise<KeptAct | null> {
  const { stayId } = said
  if (isStuck(stayId, acts.all)) throw new EntryInTheWay()
  const follow = (others: readonly KeptAct[]): KeptAct => {
    if (isStuck(stayId, others)) throw new EntryInTheWay()
    const own = others.filter((other) => other.stayId === stayId && other.key !== said.key)
    const [first, last] = [own[0], own.at(-1)]
    const before = first ? first.before : said.before
    return { ...said, before, after: last?.key ?? null, ...fresh() }
  }
  return acts.add(follow).catch((error) => {
    if (error instanceof EntryInTheWay) throw error
    return null
  })
}

async function sendUnstored({ send }: Means, said: NewAct): Promise<Taken> {
  const outcome = await send({ ...said, after: null, ...fresh() }, false)
  if (outcome.kind !== 'done') throw outcome.error
  return outcome
}

/** What became of an act at once; it waits if it may not be sent yet. */
async function tried(means: Means, act: KeptAct): Promise<Taken> {
  let taken: Taken = { kind: 'waits', failed: false }
  if (act.after !== null || means.line() !== 'up') return taken
  await means.alone(async () => {
    taken = await sendFirst(means, act)
  }, true)
  return taken
}

/** The first try, while staff wait for its answer: what is refused now was never kept. */
async function sendFirst({ acts, send }: Means, act: KeptAct): Promise<Taken> {
  const outcome = await send(act, false)
  if (outcome.kind === 'done' || outcome.kind === 'refused') await acts.forget(act.key)
  if (outcome.kind === 'refused') throw outcome.error
  return outcome.kind === 'done' ? outcome : { kind: 'waits', failed: hasFailed(outcome) }
}

/** What is on the device is sent as a fact in the end, whether or not this is written down in time. */
async function keepWaiting({ acts }: Means, act: KeptAct, failed: boolean): Promise<void> {
  await acts.write({ ...act, waited: true, failed }).catch(() => {})
}

function fresh(): Pick<KeptAct, 'storedAt' | 'waited' | 'refused'> {
  return { storedAt: Date.now(), waited: false, refused: null }
}
