import type { Cents } from '../business/money.ts'
import type { ServiceType } from '../business/services.ts'
import type { StayStatus, StorageType } from '../business/stay.ts'

import type { PaidStatus } from '../payments/payment.ts'

/**
 * What bookings and reservations have in common in the staff's lists. The Worker reads instants as
 * dates, which JSON makes the texts that staff's pages get.
 */
export interface StaffStay<Instant = string> {
  id: string
  reference: string
  customerName: string
  customerEmail: string
  customerPhone: string | null
  serviceType: ServiceType
  luggageCount: number
  startDate: Instant
  endDate: Instant | null
  specialRequests: string | null
  status: StayStatus
  createdAt: Instant
  updatedAt: Instant
}

/** A booking as staff see it (specification, section 3). */
export interface StaffBooking<Instant = string> extends StaffStay<Instant> {
  storageType: StorageType
  /** Hours for the short plan, days otherwise. */
  duration: number | null
  /** 0 where staff have to name a price. */
  totalPrice: Cents
  amountRefunded: Cents
  currency: string
  paymentStatus: PaidStatus
  /** A cardholder's bank disputes one of its payments. */
  disputed: boolean
  paymentId: string | null
}

export interface StaffReservation<Instant = string> extends StaffStay<Instant> {
  source: string
  storageType: StorageType
  /** The price list that binds it. */
  tariff: number
  /** What was quoted, and binds the desk; 0 where staff have to name a price. */
  totalPrice: Cents
}

export interface StaffMessage<Instant = string> {
  id: string
  name: string
  email: string
  subject: string | null
  message: string
  read: boolean
  createdAt: Instant
}
