import { lastSeenOf } from '../../../domain/stay/client-context.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { monthOf } from '../../../domain/time/period.ts'
import type { Chance } from '../bad-week/chance.ts'
import { at, bookingRequest, day, guest } from '../support/requests.ts'
import type { ByName } from './valid-values.ts'
import { freeTags, freshAddress, type World } from './world.ts'

/** What the fields of a request about this stay may hold, by their names. */
export function namedValues(world: World, record: StayRecord | null, chance: Chance): ByName {
  const days = chance.whole(1, 60)
  const tags = record?.bags.map(({ tag }) => tag) ?? []
  const [stayId] = world.stayIds
  const usually = <T>(value: T) => (chance.happens(0.8) ? value : undefined)
  const values: Record<string, () => unknown> = {
    customerName: () => guest.customerName,
    customerEmail: freshAddress,
    customerPhone: () => guest.customerPhone,
    email: () => record?.stay.customerEmail ?? freshAddress(),
    customerData: () => ({ ...bookingRequest, customerEmail: freshAddress() }),
    amount: () => 6,
    totalPrice: () => 600,
    startDate: () => at(days, '10:00'),
    endDate: () => at(days, '17:00'),
    from: () => at(days + 200, '00:00'),
    to: () => at(days + 201, '00:00'),
    day: () => day(0),
    month: () => monthOf(day(0)),
    q: () => 'ada',
    cursor: () => `${Date.now()}.${stayId}`,
    id: () => crypto.randomUUID(),
    doneAt: () => new Date(Date.now() - chance.whole(0, 4) * 3_600_000).toISOString(),
    doneBy: () => crypto.randomUUID(),
    oldestAt: () => new Date().toISOString(),
    seen: () => record && lastSeenOf(record.stay),
    version: () => record?.stay.version,
    luggageCount: () => usually(2),
    items: () => 1,
    cents: () => chance.whole(1, 6) * 100,
    storageType: () => usually('daily'),
    serviceType: () => usually('storage'),
    source: () => 'website',
    duration: () => undefined,
    currency: () => undefined,
    tags: () => (tags.length > 0 && chance.happens(0.6) ? tags : freeTags()),
    payment: () => record?.payments[0]?.id,
    refund: () => record?.refunds[0]?.id,
    dispute: () => record?.disputes[0]?.id,
    collector: () => world.collector.id,
    reference: () => record?.stay.reference ?? 'TIR-2026-325-K7QM',
    paymentIntentId: () => world.paid.paymentIntentId,
    clientSecret: () => world.paid.clientSecret,
    stayIds: () => [stayId],
    reason: () => 'as agreed',
  }
  return (name, type) => {
    // A walk-in's payment is an object, and another call's the id of one.
    const isNamed = type !== 'object' || name === 'seen' || name === 'customerData'
    return isNamed && Object.hasOwn(values, name) ? (values[name]?.() ?? undefined) : undefined
  }
}
