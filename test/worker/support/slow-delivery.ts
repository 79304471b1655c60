import { openTill } from './till.ts'

/** The trip to D1 by which a delivery writes Stripe's response. */
const writing = 3

/** A delivery that has Stripe's response and is paused just before it writes it. */
export async function slowDelivery(account: string, eventId: string) {
  const slow = openTill(account)
  const mayWrite = Promise.withResolvers<void>()
  const hasHeard = Promise.withResolvers<void>()
  slow.site.meter.meanwhile = async (trip) => {
    if (trip !== writing) return
    hasHeard.resolve()
    await mayWrite.promise
  }
  const response = slow.deliver(eventId)
  await hasHeard.promise
  return { goOn: () => mayWrite.resolve(), response }
}
