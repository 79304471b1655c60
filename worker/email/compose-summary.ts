import { overpaymentOf } from '../../domain/stay/pay-out.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import type { Database } from '../db/database.ts'
import type { OutboxRow } from '../db/outbox.ts'
import type { Settings } from '../env.ts'
import { recordsWithIds } from '../stay/stay-records.ts'
import { addressed } from './compose.ts'
import { guestStay } from './email-context.ts'
import { factsOf } from './email-facts.ts'
import { type JoinedSubjects, joinedSubjects } from './joined-emails.ts'
import { linksEmail, type Summary, summaryEmail, type ToldStay } from './summary-email.ts'

/**
 * Returns one email that replaces `email` and the emails joined to it.
 * Returns `null` if no email has joined it, or if there is nothing left to say.
 */
export async function composeSummary(
  db: Database,
  settings: Settings,
  email: OutboxRow,
  now: Date,
): Promise<EmailMessageBuilder | null> {
  const summary = await summaryOf(db, settings, email, now)
  const composed = summary && summaryEmail(summary)
  return composed && addressed(settings, composed, email.kind)
}

/**
 * Returns one email with the links of `email` and the emails joined to it.
 * Returns `null` unless `email` is about a lost link, `LINK_SECRET` is set, and there are two or
 * more stays.
 */
export async function composeLinks(
  db: Database,
  settings: Settings,
  email: OutboxRow,
  now: Date,
): Promise<EmailMessageBuilder | null> {
  if (email.kind !== 'pass_link' || !settings.LINK_SECRET) return null
  const summary = await summaryOf(db, settings, email, now)
  if (!summary || summary.stays.length < 2) return null
  return addressed(settings, linksEmail(summary), email.kind)
}

async function summaryOf(
  db: Database,
  settings: Settings,
  email: OutboxRow,
  now: Date,
): Promise<Summary | null> {
  const subjects = await joinedSubjects(db, email.id)
  if (!subjects) return null
  const records = await recordsWithIds(db, subjects.stayIds)
  const inOrder = subjects.stayIds.flatMap((id) => records.find(({ stay }) => stay.id === id) ?? [])
  const told = await Promise.all(inOrder.map((record) => toldOf(settings, record)))
  const stays = told.filter((one) => one !== null)
  const [only] = stays
  const { changes } = only ? await factsOf(db, only.stay.id, email.auditId) : { changes: 0 }
  const reader = readerOf(stays, subjects)
  return { ...subjects, ...reader, stays, changes, now }
}

async function toldOf(settings: Settings, record: StayRecord): Promise<ToldStay | null> {
  const stay = await guestStay(settings, record.stay)
  if (!stay) return null
  const awaitsPayment = stay.status === 'pending' && record.payments.length > 0
  return { stay, overpayment: overpaymentOf(record), awaitsPayment }
}

/**
 * Returns the shortest address that was used for the mailbox, and the language used with it.
 * A longer address may contain a tag such as `+bags` that a stranger added. `to` is empty if there
 * are no stays and no message.
 */
function readerOf(
  stays: readonly ToldStay[],
  { message }: JoinedSubjects,
): Pick<Summary, 'to' | 'locale'> {
  const readers = stays.map(({ stay }) => ({ to: stay.customerEmail, locale: stay.locale }))
  if (message) readers.push({ to: message.email, locale: message.locale })
  const [reader] = readers.toSorted((a, b) => a.to.length - b.to.length)
  return reader ?? { to: '', locale: 'en' }
}
