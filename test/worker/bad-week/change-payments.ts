import type { Begun } from './cards.ts'
import { openCards } from './cards.ts'
import { stripesState } from './verdict.ts'
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

type Course = (typeof courses)[number]

/** What the first of them do: chance alone seldom has a bank think until the change can't be made any more. */
const firstCourses: readonly Course[] = [
  'has a slow bank that says yes',
  'has a slow bank that says no',
]

/** How guests pay for changes; `again` opens their link once more, and does what comes to mind then. */
export function openChangePayments(week: Week) {
  const { chance, later, count } = week
  const { charge, answerBank, settle, comeBack } = openCards(week)
  let begun = 0
  const soon = (action: () => Promise<unknown>) => later(chance.whole(1, 10), action)

  async function chargeAndReturn(begun: Begun, card = 'pm_card_visa'): Promise<void> {
    await charge(begun, card)
    await comeBack(begun)
  }

  return async function pay(payment: Begun, again: () => Promise<unknown>): Promise<unknown> {
    const course = firstCourses[begun] ?? chance.oneOf(courses)
    begun += 1
    count(`a change to be paid: ${course}`)
    switch (course) {
      case 'pays':
        return soon(() => chargeAndReturn(payment))
      case 'is declined, then pays':
        await charge(payment, 'pm_card_chargeDeclined')
        return soon(() => chargeAndReturn(payment))
      case 'finishes 3-D Secure':
        await charge(payment, 'pm_card_threeDSecure2Required')
        return soon(async () => {
          await answerBank(payment, 'complete')
          await comeBack(payment)
        })
      case 'has a slow bank that says yes':
      case 'has a slow bank that says no': {
        const outcome = course.endsWith('yes') ? 'succeeded' : 'failed'
        await chargeAndReturn(payment, 'pm_card_standin_processing')
        return later(chance.whole(3 * hour, 40 * hour), () => settleIfBegun(payment, outcome))
      }
      case 'is declined and leaves':
        return charge(payment, 'pm_card_chargeDeclined')
      case 'never pays':
        return
      case 'thinks again, then pays':
        soon(again)
        return later(chance.whole(5, 30), () => chargeAndReturn(payment))
      case 'thinks again while paying':
        return soon(() => Promise.all([chargeAndReturn(payment), again()]))
    }
  }

  /** Whose payment was given up before their bank heard of it waits for no answer of the bank's. */
  async function settleIfBegun(begun: Begun, outcome: 'succeeded' | 'failed'): Promise<void> {
    const { paymentIntents } = await stripesState(week)
    const intent = paymentIntents.find(({ id }) => id === begun.paymentIntentId)
    if (intent?.status === 'processing') await settle(begun, outcome)
  }
}
