import type { Call, RequestOf } from '../../../domain/api.ts'
import type { WaitingCall } from '../../../domain/desk/without-line.ts'
import type { Seen } from '../../../domain/stay/occasion.ts'
import type { StayFile } from '../../../domain/stay/stay-file.ts'

type StayCall = Extract<Call, `POST /api/staff/stays/:id/${string}`>

export type DeskCall = StayCall | 'POST /api/staff/stays'

export type DeskRequest<C extends DeskCall> = Omit<RequestOf<C>, 'occasion'>

/** Something that was done at the counter. */
export interface Act<C extends DeskCall = DeskCall> {
  /** Its `Idempotency-Key`: sent twice, it has its effect once. */
  key: string
  stayId: string
  call: C
  body: DeskRequest<C>
  /** When it was done, ISO. */
  at: string
  /** How the stay stood on the screen; nothing of one that begins with the act. */
  seen: Seen | undefined
  /** Who did it, by id, as far as is known: a colleague may be signed in by the time that it is sent. */
  doneBy?: string | undefined
}

/** What keeps an act from being sent: a code of the server's, which staff have to see. */
export interface Refused {
  code: string
}

/** An act as the device keeps it until the server has answered. */
export interface KeptAct extends Act<WaitingCall> {
  /** Whose stay it is, for a list of what waits. */
  name: string
  /** The stay as the server had it last; nothing of one that begins with the act. */
  before: StayFile | undefined
  /** The act of the same stay that has to be done first. */
  after: string | null
  /** When it was stored, in milliseconds: staff stood waiting for its answer. */
  storedAt: number
  /** It was not answered at once: a fact by now (decision 0033). */
  waited: boolean
  /** The server failed at it when it was sent last. */
  failed?: boolean
  refused: Refused | null
}

/** The act that has to be done before it, where that is not done yet. */
function predecessor(act: KeptAct, acts: readonly KeptAct[]): KeptAct | undefined {
  return acts.find(({ key }) => key === act.after)
}

/** Whether it is held back, as what it follows on was refused. */
export function isHeld(act: KeptAct, acts: readonly KeptAct[]): boolean {
  const before = predecessor(act, acts)
  return before !== undefined && (before.refused !== null || isHeld(before, acts))
}

/** Whether something of a stay was refused: staff settle that before they do anything else to it. */
export function isStuck(stayId: string, acts: readonly KeptAct[]): boolean {
  return acts.some((act) => act.stayId === stayId && act.refused !== null)
}

/** Milliseconds: longer than the first try takes, with the wait for its turn. */
const underWay = 30_000

/** Whether it may be sent as a fact: what staff have just stored is still a wish, and under way. */
export function isDue(act: KeptAct, acts: readonly KeptAct[], now = Date.now()): boolean {
  // A device's clock may be set back.
  const isUnderWay = !act.waited && Math.abs(now - act.storedAt) < underWay
  return act.refused === null && !isUnderWay && predecessor(act, acts) === undefined
}

/** What is still to be sent; neither what was refused nor what is held. */
export function isWaiting(act: KeptAct, acts: readonly KeptAct[]): boolean {
  return act.waited && act.refused === null && !isHeld(act, acts)
}

/** In the order in which they were done; a device's clock may have been set back meanwhile. */
export function inOrder(acts: readonly KeptAct[]): KeptAct[] {
  const rest = acts.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const ordered: KeptAct[] = []
  while (rest.length > 0) {
    const next = rest.findIndex((act) => predecessor(act, rest) === undefined)
    ordered.push(...rest.splice(Math.max(next, 0), 1))
  }
  return ordered
}
