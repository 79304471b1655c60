import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { type Locale, locales } from '../../domain/locales.ts'
import { closureKinds } from '../../domain/opening-times.ts'
import { paymentStatuses } from '../../domain/payment.ts'
import { serviceTypes, storageTypes } from '../../domain/services.ts'
import { stayStatuses } from '../../domain/stay.ts'

/**
 * The tables (specification, section 3). Ids are uuids; instants are UTC milliseconds; money is
 * integer euro cents; `*Key` columns are the normalised copies that staff search by prefix.
 */

const id = () => text().primaryKey()
const instant = () => integer({ mode: 'timestamp_ms' })
const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`
const createdAt = () => instant().notNull().default(now)
const updatedAt = () => instant().notNull().default(now)

/** What every stay has, paid online or at the desk. */
const stay = () => ({
  id: id(),
  /** TIR-year-day-XXXX, unique across bookings and reservations through `stay_references`. */
  reference: text().notNull().unique(),
  customerName: text().notNull(),
  customerEmail: text().notNull(),
  customerPhone: text(),
  nameKey: text().notNull(),
  emailKey: text().notNull(),
  phoneKey: text(),
  serviceType: text({ enum: serviceTypes }).notNull().default('storage'),
  luggageCount: integer().notNull().default(1),
  startDate: instant().notNull(),
  endDate: instant(),
  specialRequests: text(),
  /** The language that the guest booked in, for the mails that answer them. */
  locale: text({ enum: locales })
    .notNull()
    .default('en' satisfies Locale),
  /** The client's `Idempotency-Key`, and a digest of what it sent under it. */
  idempotencyKey: text().notNull().unique(),
  requestDigest: text().notNull(),
  /** Counts every change, so that a writer who read an older row is refused. */
  version: integer().notNull().default(0),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const bookings = sqliteTable(
  'bookings',
  {
    ...stay(),
    storageType: text({ enum: storageTypes }).notNull().default('daily'),
    /** Hours for the short plan, days otherwise. */
    duration: integer(),
    /** 0 is a price that staff have to name. */
    totalPrice: integer().notNull(),
    amountRefunded: integer().notNull().default(0),
    currency: text().notNull().default('EUR'),
    paymentStatus: text({ enum: paymentStatuses }).notNull().default('pending'),
    /** Stripe's payment intent. */
    paymentId: text().unique(),
    /**
     * When to ask Stripe again, unless an event comes first; nothing once the money has settled.
     */
    paymentCheckAt: instant(),
    status: text({ enum: stayStatuses }).notNull().default('pending'),
  },
  (t) => [
    index('bookings_newest').on(t.createdAt, t.id),
    index('bookings_to_check').on(t.paymentCheckAt),
    index('bookings_by_start').on(t.startDate),
    index('bookings_by_name').on(t.nameKey),
    index('bookings_by_email').on(t.emailKey),
    index('bookings_by_phone').on(t.phoneKey),
  ],
)

export const reservations = sqliteTable(
  'reservations',
  {
    ...stay(),
    status: text({ enum: stayStatuses }).notNull().default('confirmed'),
    source: text().notNull().default('website'),
  },
  (t) => [
    index('reservations_newest').on(t.createdAt, t.id),
    index('reservations_by_start').on(t.startDate),
    index('reservations_by_name').on(t.nameKey),
    index('reservations_by_email').on(t.emailKey),
    index('reservations_by_phone').on(t.phoneKey),
  ],
)

/** Every reference ever given out; its key is what keeps them unique. */
export const stayReferences = sqliteTable('stay_references', {
  reference: text().primaryKey(),
  createdAt: createdAt(),
})

export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text(),
    message: text().notNull(),
    read: integer({ mode: 'boolean' }).notNull().default(false),
    locale: text({ enum: locales })
      .notNull()
      .default('en' satisfies Locale),
    idempotencyKey: text().notNull().unique(),
    requestDigest: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('contact_messages_newest').on(t.createdAt, t.id)],
)

/** People whom Cloudflare Access let in; the username is the e-mail that it vouches for. */
export const staff = sqliteTable('staff', {
  id: id(),
  username: text().notNull().unique(),
  createdAt: createdAt(),
})

/** Stripe's events under their own ids: what was delivered, and what has had its effect. */
export const stripeEvents = sqliteTable(
  'stripe_events',
  {
    id: id(),
    type: text().notNull(),
    paymentId: text(),
    receivedAt: createdAt(),
    processedAt: instant(),
  },
  (t) => [index('stripe_events_by_payment').on(t.paymentId)],
)

const mailKinds = [
  'booking_confirmed',
  'reservation_confirmed',
  'request_received',
  'contact_received',
  'payment_review',
  'orphan_payment',
] as const

export type MailKind = (typeof mailKinds)[number]

/** Mail to be sent. Written in the same batch as the change that causes it, once per `key`. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: id(),
    /** For example `booking_confirmed:<booking id>`: the same mail is never queued twice. */
    key: text().notNull().unique(),
    kind: text({ enum: mailKinds }).notNull(),
    /** The booking, reservation, message or payment intent that the mail is about. */
    subjectId: text().notNull(),
    /** The payment intent of a `payment_review`: a booking may have more than one to look at. */
    paymentId: text(),
    status: text({ enum: ['queued', 'sent', 'dead'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().default(now),
    /** Whoever sends holds the row until then. */
    leasedUntil: instant(),
    /**
     * The kind of the last failure, never its text, which may name the recipient; `subject_gone`
     * where there was nothing left to write about.
     */
    lastError: text(),
    sentAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [index('outbox_due').on(t.status, t.nextAttemptAt)],
)

/** One row for every change of state: who did what to which, from where to where. */
export const audit = sqliteTable(
  'audit',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    at: createdAt(),
    /** `guest`, `stripe`, `system`, or a staff member's id. */
    actor: text().notNull(),
    action: text().notNull(),
    subjectId: text().notNull(),
    fromState: text(),
    toState: text(),
  },
  (t) => [index('audit_by_subject').on(t.subjectId, t.at)],
)

/** When the office is shut, or takes in no more bags: from `fromAt` on, and no longer at `toAt`. */
export const closures = sqliteTable(
  'closures',
  {
    id: id(),
    /** The row of `audit` that tells who closed it. */
    changeId: text().notNull(),
    kind: text({ enum: closureKinds }).notNull(),
    reason: text().notNull(),
    fromAt: instant().notNull(),
    toAt: instant().notNull(),
    /** Since when it counts no longer. */
    liftedAt: instant(),
  },
  (t) => [index('closures_ahead').on(t.toAt)],
)
