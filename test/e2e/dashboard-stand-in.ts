import type { Page, Route } from '@playwright/test'
import type { Figures } from '../../domain/reports/figures.ts'
import type {
  StaffBooking,
  StaffMessage,
  StaffReservation,
} from '../../domain/reports/staff-lists.ts'
import type { SystemStatus } from '../../domain/reports/system-status.ts'

export const loads = ['bookings', 'reservations', 'contacts', 'figures', 'status'] as const
export type Load = (typeof loads)[number]

export const noFigures: Figures = {
  paidBookings: 0,
  unpaidBookings: 0,
  reservations: 0,
  totalRevenue: 0,
  received: 0,
  refunded: 0,
  net: 0,
  services: [],
  createdToday: 0,
  createdThisWeek: 0,
  messages: 0,
}

export const allWell: SystemStatus = {
  database: { state: 'active', since: null },
  settings: { state: 'complete', since: null },
  wrongSettings: [],
  payments: { state: 'connected', since: null },
  jobs: { state: 'operational', since: null },
  lateJobs: [],
  lastRuns: [],
  email: { state: 'working', since: null, count: 0 },
  books: { state: 'agree', day: null },
  delivery: { state: 'reported', since: null },
  backup: { state: 'off', at: null },
  lastDrill: { day: '2026-11-26', found: 7, expected: 7, seconds: 52 },
  checkedAt: '2026-11-22T09:00:00.000Z',
}

/**
 * Answers for the Worker with `answers`, at first with nothing booked and everything well; but for
 * what is in `down`. Counts what was asked.
 */
export async function standIn(page: Page) {
  const down = new Set<Load>()
  const asked = Object.fromEntries(loads.map((load) => [load, 0])) as Record<Load, number>
  const answers: Record<Load, unknown> = {
    bookings: [],
    reservations: [],
    contacts: [],
    figures: noFigures,
    status: allWell,
  }
  await page.route(
    /\/api\/staff\/(bookings|reservations|contacts|figures|status)$/,
    (route: Route) => {
      const load = route.request().url().split('/').at(-1) as Load
      asked[load] += 1
      return down.has(load)
        ? route.fulfill({ status: 503 })
        : route.fulfill({ json: answers[load] as object })
    },
  )
  const forget = () => Object.assign(asked, Object.fromEntries(loads.map((load) => [load, 0])))
  return { down, asked, answers, forget }
}

const stay = {
  reference: 'TIR-2026-326-000A',
  customerEmail: 'guest@example.com',
  customerPhone: null,
  serviceType: 'storage',
  storageType: 'daily',
  luggageCount: 1,
  startDate: '2026-12-01T09:00:00.000Z',
  endDate: null,
  totalPrice: 300,
  status: 'confirmed',
  specialRequests: null,
  createdAt: '2026-11-22T09:00:00.000Z',
  updatedAt: '2026-11-22T09:00:00.000Z',
} as const

const idOf = (index: number) => `0000000${index}-0000-4000-8000-000000000000`

export function bookingRow(index: number, given: Partial<StaffBooking> = {}): StaffBooking {
  return {
    ...stay,
    id: idOf(index),
    customerName: `Guest ${index}`,
    duration: 1,
    amountRefunded: 0,
    currency: 'EUR',
    paymentStatus: 'paid',
    disputed: false,
    paymentId: null,
    ...given,
  }
}

export function reservationRow(
  index: number,
  given: Partial<StaffReservation> = {},
): StaffReservation {
  return {
    ...stay,
    id: idOf(index),
    customerName: `Guest ${index}`,
    source: 'website',
    tariff: 1,
    ...given,
  }
}

export function messageRow(name: string, given: Partial<StaffMessage>): StaffMessage {
  return {
    id: crypto.randomUUID(),
    name,
    email: `${name.toLowerCase()}@example.com`,
    subject: null,
    message: '',
    read: false,
    createdAt: stay.createdAt,
    ...given,
  }
}
