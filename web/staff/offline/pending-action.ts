import type { Endpoint, RequestOf } from '../../../domain/api.ts'
import type { OfflineEndpoint } from '../../../domain/desk/offline-endpoints.ts'
import type { LastSeen } from '../../../domain/stay/client-context.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'

type StayEndpoint = Extract<Endpoint, `POST /api/staff/stays/:id/${string}`>

export type DeskEndpoint = StayEndpoint | 'POST /api/staff/stays'

export type DeskRequest<C extends DeskEndpoint> = Omit<RequestOf<C>, 'clientContext'>

export interface Action<C extends DeskEndpoint = DeskEndpoint> {
  /** `Idempotency-Key`: sending it twice has one effect. */
  key: string
  stayId: string
  endpoint: C
  body: DeskRequest<C>
  /** UTC instant (ISO) of the action itself */
  at: string
  /** The stay as shown on screen; `undefined` if this action creates it. */
  seen: LastSeen | undefined
  /** Staff id, if known. A colleague may be signed in when it is sent. */
  doneBy?: string | undefined
}

/** Error code from the server that staff must see */
export interface Refused {
  code: string
}

export interface PendingAction extends Action<OfflineEndpoint> {
  /** Guest's name or reference, for the list of pending actions */
  name: string
  /** The stay as last received from the server; `undefined` if this action creates it. */
  before: StayRecord | undefined
  /** Key of the stay's action to be done first */
  after: string | null
  /** Milliseconds when stored, with staff waiting for the response */
  storedAt: number
  /** Not answered at once, so it has already happened (decision 0033). */
  wasOffline: boolean
  /** The server failed at the last attempt. */
  failed?: boolean
  refused: Refused | null
}

function predecessor(
  action: PendingAction,
  actions: readonly PendingAction[],
): PendingAction | undefined {
  return actions.find(({ key }) => key === action.after)
}

/** Returns whether an action that must come first was refused. */
export function isHeld(action: PendingAction, actions: readonly PendingAction[]): boolean {
  const before = predecessor(action, actions)
  return before !== undefined && (before.refused !== null || isHeld(before, actions))
}

/** Returns whether an action of the stay was refused. Staff resolve that before anything else. */
export function isStuck(stayId: string, actions: readonly PendingAction[]): boolean {
  return actions.some((action) => action.stayId === stayId && action.refused !== null)
}

/** Milliseconds: longer than the first attempt and its wait for a turn */
const underWay = 30_000

/** Returns whether it may be sent as already done. A newly stored action is still in its first attempt. */
export function isDue(
  action: PendingAction,
  actions: readonly PendingAction[],
  now = Date.now(),
): boolean {
  // The device's clock may be set back.
  const isUnderWay = !action.wasOffline && Math.abs(now - action.storedAt) < underWay
  return action.refused === null && !isUnderWay && predecessor(action, actions) === undefined
}

/** Returns whether it is still to be sent, neither refused nor held. */
export function isWaiting(action: PendingAction, actions: readonly PendingAction[]): boolean {
  return action.wasOffline && action.refused === null && !isHeld(action, actions)
}

/** Returns the actions in their original order, even if the clock was set back meanwhile. */
export function actionsInOrder(actions: readonly PendingAction[]): PendingAction[] {
  const rest = actions.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const ordered: PendingAction[] = []
  while (rest.length > 0) {
    const next = rest.findIndex((action) => predecessor(action, rest) === undefined)
    ordered.push(...rest.splice(Math.max(next, 0), 1))
  }
  return ordered
}
