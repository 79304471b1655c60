import { accountOf } from './account.ts'
import type { CashCurrency, DrawerMovement } from './drawer.ts'
import { hasEnded, type StayMoveName, type StayStatus } from './stay.ts'
import type {
  Account,
  Bag,
  Charge,
  Dispute,
  MoneyRows,
  Payment,
  Refund,
  Stay,
  StayFile,
} from './stay-file.ts'

/** Mails about a stay; `worker/mail/` writes each. */
export type StayLetter =
  | 'booking_confirmed'
  | 'reservation_confirmed'
  | 'request_received'
  | 'payment_lapsed'
  | 'payment_declined'
  | 'payment_in_review'
  | 'payment_review'
  | 'dispute_opened'
  | 'dispute_lost'
  | 'dispute_closed'
  | 'refund_failed'

/** What guests, staff, Stripe and the timed jobs do to a stay, as the audit names it. */
export type StayAction =
  | 'booked'
  | 'requested'
  | 'reserved'
  | 'payment_answered'
  | 'payment_expired'
  | 'review_accepted'
  | 'refund_requested'
  | 'refund_refused'
  | 'changed'
  | 'bags_collected'
  | 'payment_taken'
  | StayMoveName

/** The parts of a stay that a guest or staff may change. */
export type AgreedStay = Pick<
  Stay,
  'luggageCount' | 'storageType' | 'startDate' | 'endDate' | 'pickUpAt' | 'duration'
>

/**
 * One change of a stay, with everything that follows from it: it is written whole, or, where someone
 * else changed the stay first, not at all. Rows of payments, refunds, disputes and bags stand here as they
 * are to be, whether they are new or known.
 */
export interface StayChange {
  action: StayAction
  actor: 'guest' | 'staff' | 'stripe' | 'system'
  /** Ids, cents, states and staff's reasons for the audit; no personal data. */
  data: Record<string, string | number | null>
  status: StayStatus
  agreed?: Partial<AgreedStay>
  charges: readonly Charge[]
  payments: readonly Payment[]
  refunds: readonly Refund[]
  disputes: readonly Dispute[]
  bags: readonly Bag[]
  /** Cash that goes over the counter; such a row is only ever added. */
  drawer: readonly DrawerMovement[]
  letters: readonly StayLetter[]
}

/** When it is done, and the ids of new rows: what a pure rule cannot know. */
interface Occasion {
  at: Date
  newId: () => string
}

/**
 * `handsOver`: the guest stands at the counter, and staff hand over what goes back by hand, cash in
 * euros unless `handsOverIn` says otherwise.
 */
interface StaffDoing extends Occasion {
  actor: 'staff'
  handsOver: boolean
  handsOverIn?: CashCurrency | undefined
}

interface OthersDoing extends Occasion {
  actor: Exclude<StayChange['actor'], 'staff'>
}

/** Who does something to a stay. */
export type Doing = StaffDoing | OthersDoing

/** A change that changes nothing: every rule starts from it. */
export function unchanged({ stay }: StayFile, actor: Doing['actor']): Omit<StayChange, 'action'> {
  const { status } = stay
  const none = { charges: [], payments: [], refunds: [], disputes: [], bags: [], drawer: [] }
  return { actor, data: {}, status, ...none, letters: [] }
}

function merged<Row extends { id: string }>(rows: readonly Row[], changed: readonly Row[]): Row[] {
  const ids = new Set(changed.map(({ id }) => id))
  return [...rows.filter(({ id }) => !ids.has(id)), ...changed]
}

/** The rows after a change. */
export function rowsAfter(rows: MoneyRows, change: Partial<MoneyRows>): MoneyRows {
  return {
    charges: [...rows.charges, ...(change.charges ?? [])],
    payments: merged(rows.payments, change.payments ?? []),
    refunds: merged(rows.refunds, change.refunds ?? []),
    disputes: merged(rows.disputes, change.disputes ?? []),
  }
}

type ChangedStay = Partial<AgreedStay> &
  Account &
  Pick<Stay, 'status' | 'endedAt' | 'version' | 'updatedAt'>

/** What a change writes to the stay's own row, never the guest's own words or the desk's note. */
export function changedStay(file: StayFile, change: StayChange, at: Date): ChangedStay {
  const { status } = change
  const { endedAt, version } = file.stay
  return {
    ...change.agreed,
    ...accountOf(rowsAfter(file, change)),
    status,
    endedAt: hasEnded(status) ? (endedAt ?? at) : null,
    version: version + 1,
    updatedAt: at,
  }
}

/** A stay's file after a change: rows, account, state and version; the database holds the same. */
export function fileAfter(file: StayFile, change: StayChange, at: Date): StayFile {
  const stay = { ...file.stay, ...changedStay(file, change, at) }
  const bags = merged(file.bags, change.bags)
  const drawer = [...file.drawer, ...change.drawer]
  return { ...rowsAfter(file, change), bags, drawer, stay }
}
