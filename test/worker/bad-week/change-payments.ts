import type { Begun } from './cards.ts'
import { openCards } from './cards.ts'
import type { Week } from './week.ts'

const hour = 60

/** What guests make of a change that they are to pay for before it is made. */
const courses = [
  'pays',
  'pays',
  'pays',
  'is declined, then pays',
  'finishes 3-D Secure',
  'has a slow bank that says yes',
  'has a slow bank that says no',
  'is declined and leaves',
  'never pays',
  'thinks again, then pays',
  'thinks again while paying',
] as const

/** How guests pay for changes; `again` opens their link once more, and does what comes to mind then. */
export function openChangePayments(week: Week) {
  const { chance, later, count } = week
  const { charge, answerBank, settle, comeBack } = openCards(week)
  const soon = (act: () => Promise<unknown>) => later(chance.whole(1, 10), act)

  async function chargeAndReturn(begun: Begun, card = 'pm_card_visa'): Promise<void> {
    await charge(begun, card)
    await comeBack(begun)
  }

  return async function pay(begun: Begun, again: () => Promise<unknown>): Promise<unknown> {
    const course = chance.oneOf(courses)
    count(`a change to be paid: ${course}`)
    switch (course) {
      case 'pays':
        return soon(() => chargeAndReturn(begun))
      case 'is declined, then pays':
        await charge(begun, 'pm_card_chargeDeclined')
        return soon(() => chargeAndReturn(begun))
      case 'finishes 3-D Secure':
        await charge(begun, 'pm_card_threeDSecure2Required')
        return soon(async () => {
          await answerBank(begun, 'complete')
          await comeBack(begun)
        })
      case 'has a slow bank that says yes':
      case 'has a slow bank that says no': {
        const outcome = course.endsWith('yes') ? 'succeeded' : 'failed'
        await chargeAndReturn(begun, 'pm_card_standin_processing')
        return later(chance.whole(3 * hour, 40 * hour), () => settleIfBegun(begun, outcome))
      }
      case 'is declined and leaves':
        return charge(begun, 'pm_card_chargeDeclined')
      case 'never pays':
        return
      case 'thinks again, then pays':
        soon(again)
        return later(chance.whole(5, 30), () => chargeAndReturn(begun))
      case 'thinks again while paying':
        return soon(() => Promise.all([chargeAndReturn(begun), again()]))
    }
  }

  /** Whose payment was given up before their bank heard of it waits for no answer of the bank's. */
  async function settleIfBegun(begun: Begun, outcome: 'succeeded' | 'failed'): Promise<void> {
    const { status } = await week.stripe.api.paymentIntents.retrieve(begun.paymentIntentId)
    if (status === 'processing') await settle(begun, outcome)
  }
}
