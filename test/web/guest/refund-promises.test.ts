import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogFolders } from '../../../web/words/catalogs.ts'

/**
 * Every sentence of the guests' pages that speaks of a refund, by its beginning, and which stays it is shown for.
 * - `rule`: it states the rule for all stays, both what is refunded and what isn't.
 * - `refundable`: it promises a refund, only for a stay that the rule refunds (`isRefundedOnceBooked`).
 * - `several_days`: it promises unused days, only for a stay that can have some (`refundsUnusedDays`).
 * - `kept`: it says that nothing is refunded, only if the Worker says that an amount is kept (`CancelledMoney`).
 * - `unpaid`: cancelling costs nothing, and nothing is paid.
 * - `moved`: money that the Worker refunds, or that isn't owed.
 * - `fact`: it reports a refund, or says what refunds are.
 */
const about: readonly (readonly [
  start: string,
  'rule' | 'refundable' | 'several_days' | 'kept' | 'unpaid' | 'moved' | 'fact',
])[] = [
  ['Before the drop-off date, all of it. On the day itself, or if you don’t come, none.', 'rule'],
  ['Can I cancel and get my money back?', 'rule'],
  ['Full refund if you cancel before the drop-off date. Bookings for today can’t', 'rule'],
  ['Cancel before the drop-off date and you get everything back. On the day itself', 'rule'],
  ['Cancel before the drop-off date and you get the full amount back; on that date', 'rule'],
  ['Cancelled before the drop-off date: the full amount is refunded.', 'rule'],
  ['Cancelled on the drop-off date, or a no-show: no refund.', 'rule'],
  ['Delayed on the drop-off date: until your drop-off time', 'rule'],
  ['Collected on an earlier day than booked', 'rule'],
  ['By paying you accept our <0>terms</0>. There is no refund if you cancel on the', 'rule'],
  ['From your drop-off day on, the price can’t be lowered here.', 'rule'],
  ['Full refund if you cancel before {day}.', 'refundable'],
  ['If you collect early, we refund the unused full days.', 'several_days'],
  ['Today’s bookings can’t be refunded once paid.', 'kept'],
  ['Of what you paid, <0>{amount}</0> isn’t refunded.', 'kept'],
  ['The <0>{paid}</0> you paid moves with it. It isn’t refunded', 'kept'],
  ['You paid <0>{paid}</0>. This booking was moved', 'kept'],
  ['You paid <0>{paid}</0>. Your drop-off day has passed', 'kept'],
  ['You paid <0>{paid}</0>. Your drop-off is today', 'kept'],
  ['You pay when you are here, and cancelling costs nothing.', 'unpaid'],
  ['If you pay at the desk, nothing is charged before you come, and cancelling', 'unpaid'],
  ['Cancelling costs you nothing.', 'unpaid'],
  ['Refunds go back to the card or wallet that you paid with. A reservation', 'unpaid'],
  ['<0>{card}</0> goes back to your card.', 'moved'],
  ['<0>{held}</0> can’t go back to your card for now', 'moved'],
  ['Nothing is refunded, and there is nothing to pay.', 'moved'],
  ['Our desk has already made this change. When the payment arrives', 'moved'],
  ['This change can no longer be made: our office is now closed', 'moved'],
  ['This change can no longer be made. When the payment arrives', 'moved'],
  ['You have paid, but our office is now closed or full', 'moved'],
  ['You have paid, but your booking was changed elsewhere', 'moved'],
  ['The payment for {reference} has been refunded.', 'fact'],
  ['If something is still to be paid or refunded, we wait', 'fact'],
  ['If the refund isn’t on your statement', 'fact'],
  ['Noted. We’ll erase your data', 'fact'],
  ['Refunded at our desk on {day}', 'fact'],
  ['Refunded to your card on {day}', 'fact'],
  ['Refunds in total', 'fact'],
  ['Refunded, {0}', 'fact'],
  ['You can also have your name, email, phone number', 'fact'],
  ['Your bank did not accept the refund', 'fact'],
  ['Cancelling and refunds', 'fact'],
  ['Privacy Policy, Terms of Service and copyright', 'fact'],
  ['Online you pay the full amount when you book', 'fact'],
]

const speaksOfRefund =
  /refund|money back|everything back|full amount|costs? (you )?nothing|back to (your|the) card|free cancel/i

const folders = Object.entries<readonly string[]>(catalogFolders)
const isForGuests = (catalog: string) =>
  folders.some(
    ([name, from]) =>
      name === catalog && !from.some((one) => one.startsWith('staff') || one === 'pages/admin'),
  )

function messages(): string[] {
  const catalogs = readdirSync('web/locales/en').filter((file) =>
    isForGuests(file.replace('.po', '')),
  )
  return catalogs.flatMap((file) =>
    [...readFileSync(`web/locales/en/${file}`, 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(
      ([, id = '']) => id,
    ),
  )
}

describe('the sentences that speak of a refund', () => {
  const spoken = messages().filter((id) => speaksOfRefund.test(id))

  it('are all listed, with the stays that they are shown for', () => {
    const unlisted = spoken.filter((id) => !about.some(([start]) => id.startsWith(start)))
    expect(unlisted).toEqual([])
  })

  it('are all still shown', () => {
    const gone = about.filter(([start]) => !spoken.some((id) => id.startsWith(start)))
    expect(gone).toEqual([])
  })

  it('name both sides wherever they state the rule in one sentence', () => {
    for (const id of ['Full refund if you cancel before the drop-off date.', 'Before the drop-off'])
      expect(spoken.find((one) => one.startsWith(id))).toMatch(/can’t be refunded|none\./)
  })
})
