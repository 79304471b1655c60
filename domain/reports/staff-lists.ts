import type { Cents } from '../business/money.ts'
import type { ServiceType } from '../business/services.ts'
import type { StayStatus, StorageType } from '../business/stay.ts'

import type { PaidStatus } from '../payments/payment.ts'

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

export interface StaffBooking<Instant = string> extends StaffStay<Instant> {
  storageType: StorageType
  /** Hours for the short plan, otherwise days. `null` if unknown. */
  duration: number | null
  /** 0 if staff have to set the price. */
  totalPrice: Cents
  amountRefunded: Cents
  currency: string
  paymentStatus: PaidStatus
  disputed: boolean
  paymentId: string | null
}

export interface StaffReservation<Instant = string> extends StaffStay<Instant> {
  source: string
  storageType: StorageType
  tariff: number
  /** Price in cents, with later changes. 0 if staff have to set it. */
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
