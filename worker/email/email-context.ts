import { localizePath } from '../../domain/business/locales.ts'
import type { Cents } from '../../domain/business/money.ts'
import { dueFromGuest, keptOf } from '../../domain/payments/account.ts'
import type { Refund } from '../../domain/payments/money-rows.ts'
import type { Overpayment } from '../../domain/stay/pay-out.ts'
import type { Stay } from '../../domain/stay/stay-record.ts'
import type { OutboxRow } from '../db/outbox.ts'
import type { Settings } from '../env.ts'
import { passToken } from '../pass/links.ts'

export type SentRefund = Pick<Refund, 'method' | 'cents' | 'bankReference' | 'isReversal'>

export interface EmailContext extends Overpayment {
  data: OutboxRow['data']
  refunds: readonly SentRefund[]
  /** Cents that the guest has overpaid, minus refunds that were already requested. */
  overpaid: Cents
  /** Sequence number for calendar files (see `calendarChanges`). */
  changes: number
  /** Collector's name. `null` if no pick-up pass was used, or once the guest is erased. */
  collectedBy: string | null
  at: Date
  now: Date
}

/** Fields that emails to guests never contain. */
type StaffOnly = keyof Pick<
  Stay,
  'netPrice' | 'chargedBack' | 'balance' | 'deskNote' | 'linkNumber'
>

export interface GuestStay extends Omit<Stay, StaffOnly> {
  customerName: string
  customerEmail: string
  due: Cents
  /** Cents paid, less refunds and lost disputes. */
  kept: Cents
  /** `null` if `LINK_SECRET` isn't set. */
  passUrl: string | null
}

export type LinkSettings = Pick<Settings, 'SITE_ORIGIN' | 'LINK_SECRET'>

/**
 * Returns the stay for an email to the guest.
 * Returns `null` if the guest has been erased or has no email address.
 */
export async function guestStay(settings: LinkSettings, inBooks: Stay): Promise<GuestStay | null> {
  const { netPrice, chargedBack, balance, deskNote, linkNumber, ...stay } = inBooks
  const { customerName, customerEmail, locale } = stay
  if (customerName === null || customerEmail === null) return null
  const token = await passToken(settings.LINK_SECRET, inBooks)
  // Browsers don't send the fragment, so the token stays out of logs and referrers.
  const page = `${settings.SITE_ORIGIN}${localizePath('/pass', locale)}`
  const passUrl = token && `${page}#${token}`
  return {
    ...stay,
    customerName,
    customerEmail,
    passUrl,
    due: dueFromGuest(inBooks),
    kept: keptOf(inBooks),
  }
}
