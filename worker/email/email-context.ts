import { localizePath } from '../../domain/business/locales.ts'
import type { Cents } from '../../domain/business/money.ts'
import { dueFromGuest } from '../../domain/payments/account.ts'
import type { Account, Refund } from '../../domain/payments/money-rows.ts'
import type { Overpayment } from '../../domain/stay/pay-out.ts'
import type { Stay } from '../../domain/stay/stay-record.ts'
import type { OutboxRow } from '../db/outbox.ts'
import type { Settings } from '../env.ts'
import { passToken } from '../pass/links.ts'

/** Money that went back by the change that a mail tells of. */
export type SentRefund = Pick<Refund, 'method' | 'cents' | 'bankReference' | 'isReversal'>

/** What a mail knows beside its stay. */
export interface EmailContext extends Overpayment {
  /** Figures of the change. */
  data: OutboxRow['data']
  refunds: readonly SentRefund[]
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

/** Sums of the books that no guest is told: they count losses of ours, or debts that nobody asks for. */
type BooksOnly = keyof Pick<Account, 'netPrice' | 'chargedBack' | 'balance'>

/** A stay whose guest is still known, and can be written to. */
export interface GuestStay extends Omit<Stay, BooksOnly> {
  customerName: string
  customerEmail: string
  /** What the guest is asked to pay. */
  due: Cents
  /** The guest's own link; null where this deployment signs none. */
  passUrl: string | null
}

/** The stay as a letter to its guest needs it; null once they are forgotten, or where they left no address. */
export async function guestStay(settings: Settings, inBooks: Stay): Promise<GuestStay | null> {
  const { netPrice, chargedBack, balance, ...stay } = inBooks
  const { id, customerName, customerEmail, locale } = stay
  if (customerName === null || customerEmail === null) return null
  const token = await passToken(settings, id)
  // In the fragment: no log and no referrer sees it, and a scanner of mails asks for the page alone.
  const page = `${settings.SITE_ORIGIN}${localizePath('/pass', locale)}`
  const passUrl = token && `${page}#${token}`
  return { ...stay, customerName, customerEmail, passUrl, due: dueFromGuest(inBooks) }
}
