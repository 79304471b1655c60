import type { Cents } from '../../domain/business/money.ts'
import type { Refund } from '../../domain/payments/money-rows.ts'
import type { Overpayment } from '../../domain/stay/pay-out.ts'
import type { OutboxRow } from '../db/outbox.ts'

/** Money that went back by the change that a mail tells of. */
export type WentBack = Pick<Refund, 'method' | 'cents' | 'bankReference' | 'isReversal'>

/** What a mail knows beside its stay. */
export interface Occasion extends Overpayment {
  /** Figures of the change. */
  data: OutboxRow['data']
  wentBack: readonly WentBack[]
  /** What we owe the guest by now, less what is on its way to a card. */
  overpaid: Cents
  /** How many changes of the stay a calendar has to take over. */
  changes: number
  /** Who collected with a pick-up pass, if the change was that and they are still known. */
  collectedBy: string | null
  /** When the change happened. */
  at: Date
  /** When the mail is written. */
  now: Date
}
