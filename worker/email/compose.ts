import { business } from '../../domain/business/business.ts'
import { overpaid } from '../../domain/payments/account.ts'
import type { Refund } from '../../domain/payments/money-rows.ts'
import { overpaymentOf } from '../../domain/stay/pay-out.ts'
import type { Stay, StayRecord } from '../../domain/stay/stay-record.ts'
import type { StayEmailKind } from '../../domain/stay/stay-update.ts'
import type { Database } from '../db/database.ts'
import { type EmailKind, readerOf } from '../db/kinds.ts'
import type { OutboxRow } from '../db/outbox.ts'
import type { Settings } from '../env.ts'
import { closureById } from '../opening-hours/staff-closures.ts'
import { recordOfStay, stayById } from '../stay/stay-records.ts'
import { guestOfOrphan } from '../stripe/orphans.ts'
import {
  luggageAbandoned,
  luggageCollected,
  noShowEmail,
  stayCancelled,
  stayChanged,
} from './change-emails.ts'
import { changeDeclined, changeNotApplied } from './change-payment-emails.ts'
import { closureNotice } from './closure-notice.ts'
import { contactById } from './contacts.ts'
import { type Email, emailText, oneLine } from './email.ts'
import { type EmailContext, type GuestStay, guestStay, type LinkSettings } from './email-context.ts'
import { factsOf } from './email-facts.ts'
import { codeImage, codeOf, emailHtml } from './email-html.tsx'
import {
  bookingConfirmed,
  paymentDeclined,
  paymentExpired,
  paymentInReview,
  reservationConfirmed,
} from './guest-emails.ts'
import { overpayment, receipt, refundDelayed, refunded } from './money-emails.ts'

import {
  contactReceived,
  disputeClosed,
  disputeLost,
  disputeOpened,
  emailDead,
  newBooking,
  paymentReview,
  refundFailed,
  requestReceived,
} from './office-emails.ts'
import { orphanPayment } from './orphan-email.ts'
import { dropOffReminder, pickUpReminder } from './reminder-emails.ts'
import { contactNoted, passLinkAgain, requestExpired, requestNoted } from './requested-emails.ts'
import { stayNoted } from './stay-noted.ts'
import { systemAlert } from './system-alert.ts'

type MoneyAlert =
  | 'payment_review'
  | 'dispute_opened'
  | 'dispute_lost'
  | 'dispute_closed'
  | 'refund_failed'

type Writer = (stay: GuestStay, emailContext: EmailContext) => Email | null

const withGuest: Record<Exclude<StayEmailKind, MoneyAlert>, Writer> = {
  booking_confirmed: bookingConfirmed,
  reservation_confirmed: reservationConfirmed,
  request_noted: requestNoted,
  request_expired: requestExpired,
  drop_off_reminder: dropOffReminder,
  pick_up_reminder: pickUpReminder,
  stay_changed: stayChanged,
  stay_cancelled: stayCancelled,
  no_show: noShowEmail,
  luggage_abandoned: luggageAbandoned,
  luggage_collected: luggageCollected,
  refunded,
  refund_delayed: refundDelayed,
  receipt,
  overpayment,
  pass_link: passLinkAgain,
  stay_noted: stayNoted,
  payment_expired: paymentExpired,
  payment_declined: paymentDeclined,
  change_declined: changeDeclined,
  change_not_applied: changeNotApplied,
  payment_in_review: paymentInReview,
  new_booking: newBooking,
  request_received: requestReceived,
}

/**
 * Emails to the office that are sent even after the guest's data is erased.
 * Refunds can fail and disputes can open months later.
 */
const aboutMoney: Record<MoneyAlert, (stay: Stay, emailContext: EmailContext) => Email> = {
  payment_review: paymentReview,
  dispute_opened: disputeOpened,
  dispute_lost: disputeLost,
  dispute_closed: disputeClosed,
  refund_failed: refundFailed,
}

function isMoneyAlert(kind: StayEmailKind): kind is MoneyAlert {
  return kind in aboutMoney
}

async function closureNoticeOf(
  db: Database,
  settings: LinkSettings,
  { closureId, stayId }: { closureId: string; stayId: string },
): Promise<Email | null> {
  const [closure, stay] = await Promise.all([closureById(db, closureId), stayById(db, stayId)])
  const guest = stay && (await guestStay(settings, stay))
  return closure && guest ? closureNotice(guest, closure) : null
}

/**
 * Returns a preview for staff of the email to a guest about a closure, without the guest's link.
 * Returns `null` if there is nothing to send.
 */
export async function closureEmail(
  db: Database,
  { SITE_ORIGIN }: LinkSettings,
  notice: { closureId: string; stayId: string },
) {
  const composed = await closureNoticeOf(db, { SITE_ORIGIN, LINK_SECRET: undefined }, notice)
  if (!composed?.guest) return null
  const { guest: to, locale, subject } = composed
  return { to, locale, subject, text: emailText(composed) }
}

async function messageEmail(
  db: Database,
  { data }: OutboxRow,
  write: typeof contactNoted,
): Promise<Email | null> {
  const message = await contactById(db, String(data.message))
  return message ? write(message) : null
}

function refundsBy({ refunds }: StayRecord, ids: readonly string[]): Refund[] {
  const isRefused = ({ status }: Refund) => status === 'failed' || status === 'canceled'
  return refunds.filter((refund) => ids.includes(refund.id) && !isRefused(refund))
}

async function emailOf(
  db: Database,
  settings: Settings,
  email: OutboxRow,
  now: Date,
): Promise<Email | null> {
  const { kind, stayId, data } = email
  if (kind === 'orphan_payment') {
    return orphanPayment(data, await guestOfOrphan(db, String(data.intent)))
  }
  if (kind === 'system_alert') return systemAlert(settings, data)
  if (kind === 'contact_received') return messageEmail(db, email, contactReceived)
  if (kind === 'contact_noted') return messageEmail(db, email, contactNoted)
  if (kind === 'closure_notice') {
    const closureId = String(data.closure)
    return stayId ? closureNoticeOf(db, settings, { closureId, stayId }) : null
  }
  const record = stayId ? await recordOfStay(db, stayId) : null
  if (kind === 'email_dead') return emailDead(record?.stay, email)
  if (!record) return null
  const { stay } = record
  const { refundIds, ...facts } = await factsOf(db, stay.id, email.auditId)
  const refunds = refundsBy(record, refundIds)
  const overpayment = { overpaid: overpaid(record), ...overpaymentOf(record) }
  const emailContext = { data, now, refunds, ...overpayment, ...facts }
  if (isMoneyAlert(kind)) return aboutMoney[kind](stay, emailContext)
  const guest = await guestStay(settings, stay)
  return guest && withGuest[kind](guest, emailContext)
}

/** Returns the message to send for an email, or `null` if there is nothing left to say. */
export async function compose(
  db: Database,
  settings: Settings,
  email: OutboxRow,
  now: Date,
): Promise<EmailMessageBuilder | null> {
  const composed = await emailOf(db, settings, email, now)
  return composed && addressed(settings, composed, email.kind)
}

export function addressed(
  settings: Settings,
  composed: Email,
  kind: EmailKind,
): EmailMessageBuilder {
  const { MAIL_FROM, MAIL_OFFICE: office } = settings
  const guest = composed.guest ?? office
  const [to, replyTo] = readerOf[kind] === 'guest' ? [guest, office] : [office, guest]
  return {
    from: { name: business.name, email: MAIL_FROM },
    to,
    replyTo,
    subject: oneLine(composed.subject),
    html: emailHtml(composed),
    text: emailText(composed),
    attachments: attachmentsOf(composed),
  }
}

function attachmentsOf({ tag, enclosures = [] }: Email): EmailAttachment[] {
  const files = enclosures.map(({ name, type, content }) => ({
    disposition: 'attachment' as const,
    filename: name,
    type,
    content,
  }))
  if (!tag?.hasCode) return files
  const { name, type, content } = codeOf(tag.reference)
  const { contentId } = codeImage
  return [{ disposition: 'inline', contentId, filename: name, type, content }, ...files]
}
