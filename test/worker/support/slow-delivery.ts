import { openTill } from './till.ts'

/** The Worker's trip to D1, in a delivery, that writes down what Stripe has answered. */
const writing = 3

/** A delivery of an event that has heard Stripe's answer, and is held up just before it writes it down. */
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
