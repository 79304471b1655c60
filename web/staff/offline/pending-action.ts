import type { Endpoint, RequestOf } from '../../../domain/api.ts'
import type { OfflineEndpoint } from '../../../domain/desk/offline-endpoints.ts'
import type { LastSeen } from '../../../domain/stay/client-context.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'

type StayEndpoint = Extract<Endpoint, `POST /api/staff/stays/:id/${string}`>

/** `stays` creates a walk-in and `rides` a ride. The other endpoints change a stay. */
export type DeskEndpoint = StayEndpoint | 'POST /api/staff/stays' | 'POST /api/staff/rides'

export type DeskRequest<C extends DeskEndpoint> = Omit<RequestOf<C>, 'clientContext'>

export interface Action<C extends DeskEndpoint = DeskEndpoint> {
  /** Sent as `Idempotency-Key`. */
  key: string
  stayId: string
  endpoint: C
  body: DeskRequest<C>
  /** UTC instant (ISO) of the action, by the device's clock. */
  at: string
  /** The stay as the screen showed it. `undefined` if this action creates the stay. */
  seen: LastSeen | undefined
  /** Id of the staff member who did the action, if known. A colleague may send it later. */
  doneBy?: string | undefined
  /** Email address of `doneBy`, only shown on screen. Empty or `undefined` if unknown. */
  doneByEmail?: string | undefined
}

export interface Refused {
  code: string
}

export interface PendingAction extends Action<OfflineEndpoint> {
  /** Guest's name, otherwise the reference. Empty if unknown or deleted. */
  name: string
  /** The server's last record of the stay. `undefined` if unknown or deleted. */
  before: StayRecord | undefined
  /** Key of the stay's previous pending action, or `null`. */
  after: string | null
  /** Epoch milliseconds by the device's clock, 0 if unknown. */
  storedAt: number
  /**
   * True if the server neither accepted nor refused the action at once.
   * The action then counts as something that has already happened (decision 0033).
   */
  wasOffline: boolean
  /** True if the server responded to the last attempt with a 5xx status. */
  failed?: boolean
  refused: Refused | null
  /**
   * Set once staff have removed the refused action.
   * This request is then sent instead of the action's own.
   */
  dropped?: RequestOf<'POST /api/staff/dropped-entries'>
}

/** Returns the tags in the request. Empty for a payment. */
export function entryTags({ body }: Pick<PendingAction, 'body'>): readonly number[] {
  return (body as { tags?: readonly number[] }).tags ?? []
}

function predecessor(
  action: PendingAction,
  actions: readonly PendingAction[],
): PendingAction | undefined {
  return actions.find(({ key }) => key === action.after)
}

/** Returns whether an earlier pending action of the stay was refused. */
export function isHeld(action: PendingAction, actions: readonly PendingAction[]): boolean {
  const before = predecessor(action, actions)
  return before !== undefined && (before.refused !== null || isHeld(before, actions))
}

export function isStuck(stayId: string, actions: readonly PendingAction[]): boolean {
  return actions.some((action) => action.stayId === stayId && action.refused !== null)
}

/** Milliseconds. Longer than the first attempt can take. */
const underWay = 30_000

/** Returns whether the queue may send the action now. */
export function isDue(
  action: PendingAction,
  actions: readonly PendingAction[],
  now = Date.now(),
): boolean {
  // Uses `Math.abs`, because the clock may have been set back.
  const isUnderWay = !action.wasOffline && Math.abs(now - action.storedAt) < underWay
  return action.refused === null && !isUnderWay && predecessor(action, actions) === undefined
}

export function isWaiting(action: PendingAction, actions: readonly PendingAction[]): boolean {
  return action.wasOffline && action.refused === null && !isHeld(action, actions)
}

/**
 * Sorts the actions by the time at which they were done.
 * `after` takes precedence over `at`, because the clock may have been set back.
 */
export function actionsInOrder(actions: readonly PendingAction[]): PendingAction[] {
  const rest = actions.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const ordered: PendingAction[] = []
  while (rest.length > 0) {
    const next = rest.findIndex((action) => predecessor(action, rest) === undefined)
    ordered.push(...rest.splice(Math.max(next, 0), 1))
  }
  return ordered
}
