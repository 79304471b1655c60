import type { SentMessage, StaffSession } from '../../domain/api.ts'
import { type DrillStay, type People, priceForTwoDays } from './people.ts'

/** The stays that are in the database at the restore point. */
export interface GoodDay {
  paid: [DrillStay, DrillStay, DrillStay]
  reserved: [DrillStay, DrillStay]
  here: [DrillStay, DrillStay]
}

/** Plays the time before the restore point. Tags 1 to 3 are in use afterwards. */
export async function goodDay(people: People): Promise<GoodDay> {
  await sendMessage(people, 'Before the harm')
  return {
    paid: [await people.payOnline(), await people.payOnline(), await people.payOnline()],
    reserved: [await people.reserve(), await people.reserve()],
    here: [
      await people.walkIn([1, 2], priceForTwoDays(2)),
      await people.walkIn([3], priceForTwoDays(1)),
    ],
  }
}

/** Checks in a bag between the restore point and the harm. */
export function arrival(people: People, { reserved: [, guest] }: GoodDay): Promise<void> {
  return checkInBags(people, guest, [8])
}

/** Checks out the guest whose bag `arrival` checked in. Returns 1, or 0 if the check-out fails. */
export async function departure(
  people: People,
  { reserved: [, { id }] }: GoodDay,
): Promise<number> {
  const leaves = people.staff(`stays/${id}/check-out`, { tags: [8], outTo: 'guest' })
  return leaves.then(
    () => 1,
    () => 0,
  )
}

/** Statements that somebody runs by mistake. */
export const harm = `UPDATE stays SET customer_name = 'Nobody', special_requests = 'harm', pick_up_at = start_date;
DELETE FROM contact_messages;`

export interface LaterWork {
  stays: [DrillStay, ...DrillStay[]]
}

const newcomer = 'drita@example.com'

/**
 * Plays the work of guests and staff between the harm and its discovery.
 * Changes every stay of `before`, and returns the new ones.
 */
export async function laterWork(people: People, before: GoodDay): Promise<LaterWork> {
  const paid = [
    await people.payOnline(),
    await people.payOnline(),
    await people.payOnline(),
    await people.payOnline(),
  ] as const
  const reserved = [await people.reserve(), await people.reserve()] as const
  await people.staff<StaffSession>('session', undefined, newcomer)

  // One guest leaves with bags 1 and 2. The next guest gets the same tags.
  const [leaving] = before.here
  await people.staff(`stays/${leaving.id}/check-out`, { tags: [1, 2], outTo: 'guest' })
  const arriving = await people.walkIn([1, 2], priceForTwoDays(2))
  await checkIn(people, before.reserved[0], [4, 5])
  await payInCash(people, before.reserved[1])
  await checkIn(people, reserved[0], [6, 7], newcomer)

  await refunds(people, before, paid)
  for (const { paymentIntentId, id } of [before.paid[2], paid[2]]) {
    await people.control(`stripe/payment-intents/${paymentIntentId}/dispute`, {})
    await people.until(id, ({ disputes }) => disputes.length > 0)
  }
  await sendMessage(people, 'After the harm')
  await people.staff('till/counts', { cents: 5000, lek: 0 })
  return { stays: [...paid, ...reserved, arriving] }
}

async function checkIn(people: People, stay: DrillStay, tags: number[], who?: string) {
  await checkInBags(people, stay, tags, who)
  await payInCash(people, stay, who)
}

async function checkInBags(people: People, { id }: DrillStay, tags: number[], who?: string) {
  await people.staff(`stays/${id}/check-in`, { tags, idSeen: true }, who)
}

async function payInCash(people: People, { id }: DrillStay, who?: string) {
  await people.staff(`stays/${id}/payments`, { method: 'cash', cents: priceForTwoDays(2) }, who)
}

/** Makes refunds through Stripe and in cash, and waits until Stripe's have succeeded. */
async function refunds(people: People, before: GoodDay, paid: readonly DrillStay[]) {
  const [cancelled, old] = before.paid
  const [fresh] = paid
  await people.staff(`stays/${cancelled.id}/cancel`, { reason: 'ill', inPerson: false })
  const goodwill = { cents: 300, reason: 'a torn strap', inPerson: false }
  const refunded = [old, ...(fresh ? [fresh] : [])]
  for (const { id } of refunded) await people.staff(`stays/${id}/refunds`, goodwill)
  const inCash = { ...goodwill, inPerson: true }
  await people.staff(`stays/${before.here[1].id}/refunds`, inCash)
  for (const { id } of [cancelled, ...refunded]) {
    await people.until(id, ({ refunds: [first] }) => first?.status === 'succeeded')
  }
}

async function sendMessage(people: People, subject: string): Promise<void> {
  const sender = { name: 'A visitor', email: `${crypto.randomUUID()}@example.com` }
  const message = { ...sender, subject, message: 'Do you take skis?' }
  await people.request<SentMessage>('/api/contacts', message)
}
