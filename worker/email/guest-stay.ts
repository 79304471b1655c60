import { localizePath } from '../../domain/business/locales.ts'
import type { Cents } from '../../domain/business/money.ts'
import { dueFromGuest } from '../../domain/payments/account.ts'
import type { Account } from '../../domain/payments/money-rows.ts'
import type { Stay } from '../../domain/stay/stay-file.ts'
import type { Settings } from '../env.ts'
import { passToken } from '../pass/links.ts'

/** Sums of the books that no guest is told: they count losses of ours, or debts that nobody asks for. */
type BooksOnly = keyof Pick<Account, 'owed' | 'chargedBack' | 'balance'>

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
  const { owed, chargedBack, balance, ...stay } = inBooks
  const { id, customerName, customerEmail, locale } = stay
  if (customerName === null || customerEmail === null) return null
  const token = await passToken(settings, id)
  // In the fragment: no log and no referrer sees it, and a scanner of mails asks for the page alone.
  const page = `${settings.SITE_ORIGIN}${localizePath('/pass', locale)}`
  const passUrl = token && `${page}#${token}`
  return { ...stay, customerName, customerEmail, passUrl, due: dueFromGuest(inBooks) }
}
