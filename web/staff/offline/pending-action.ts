import type { Endpoint, RequestOf } from '../../../domain/api.ts'
import type { OfflineEndpoint } from '../../../domain/desk/offline-endpoints.ts'
import type { LastSeen } from '../../../domain/stay/client-context.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'

type StayEndpoint = Extract<Endpoint, `POST /api/staff/stays/:id/${string}`>

export type DeskEndpoint = StayEndpoint | 'POST /api/staff/stays'

export type DeskRequest<C extends DeskEndpoint> = Omit<RequestOf<C>, 'clientContext'>

/** Something that was done at the counter. */
export interface Action<C extends DeskEndpoint = DeskEndpoint> {
  /** Its `Idempotency-Key`: sent twice, it has its effect once. */
  key: string
  stayId: string
  endpoint: C
  body: DeskRequest<C>
  /** When it was done, ISO. */
  at: string
  /** How the stay stood on the screen; nothing of one that begins with the act. */
  seen: LastSeen | undefined
  /** Who did it, by id, as far as is known: a colleague may be signed in by the time that it is sent. */
  doneBy?: string | undefined
}

/** What keeps an act from being sent: a code of the server's, which staff have to see. */
export interface Refused {
  code: string
}

/** An act as the device keeps it until the server has answered. */
export interface PendingAction extends Action<OfflineEndpoint> {
  /** Whose stay it is, for a list of what waits. */
  name: string
  /** The stay as the server had it last; nothing of one that begins with the act. */
  before: StayRecord | undefined
  /** The act of the same stay that has to be done first. */
  after: string | null
  /** When it was stored, in milliseconds: staff stood waiting for its answer. */
  storedAt: number
  /** It was not answered at once: a fact by now (decision 0033). */
  wasOffline: boolean
  /** The server failed at it when it was sent last. */
  failed?: boolean
  refused: Refused | null
}

/** The act that has to be done before it, where that is not done yet. */
function predecessor(
  action: PendingAction,
  actions: readonly PendingAction[],
): PendingAction | undefined {
  return actions.find(({ key }) => key === action.after)
}

/** Whether it is held back, as what it follows on was refused. */
export function isHeld(action: PendingAction, actions: readonly PendingAction[]): boolean {
  const before = predecessor(action, actions)
  return before !== undefined && (before.refused !== null || isHeld(before, actions))
}

/** Whether something of a stay was refused: staff settle that before they do anything else to it. */
export function isStuck(stayId: string, actions: readonly PendingAction[]): boolean {
  return actions.some((action) => action.stayId === stayId && action.refused !== null)
}

/** Milliseconds: longer than the first try takes, with the wait for its turn. */
const underWay = 30_000

/** Whether it may be sent as a fact: what staff have just stored is still a wish, and under way. */
export function isDue(
  action: PendingAction,
  actions: readonly PendingAction[],
  now = Date.now(),
): boolean {
  // A device's clock may be set back.
  const isUnderWay = !action.wasOffline && Math.abs(now - action.storedAt) < underWay
  return action.refused === null && !isUnderWay && predecessor(action, actions) === undefined
}

/** What is still to be sent; neither what was refused nor what is held. */
export function isWaiting(action: PendingAction, actions: readonly PendingAction[]): boolean {
  return action.wasOffline && action.refused === null && !isHeld(action, actions)
}

/** In the order in which they were done; a device's clock may have been set back meanwhile. */
export function actionsInOrder(actions: readonly PendingAction[]): PendingAction[] {
  const rest = actions.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const ordered: PendingAction[] = []
  while (rest.length > 0) {
    const next = rest.findIndex((action) => predecessor(action, rest) === undefined)
    ordered.push(...rest.splice(Math.max(next, 0), 1))
  }
  return ordered
}
