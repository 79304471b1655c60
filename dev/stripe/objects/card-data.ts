import { StripeFailure } from '../api/failure.ts'
import type { Params } from '../api/form.ts'
import { requiredText } from '../api/params.ts'
import { passesLuhn } from '../luhn.ts'
import { cardByNumber, type TestCard } from './test-cards.ts'

export interface CardData {
  card: TestCard
  expMonth: number
  expYear: number
}

export function readCard(params: Params): CardData {
  const number = requiredText(params, 'number').replace(/\s/g, '')
  if (!passesLuhn(number))
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number')
  const card = cardByNumber(number)
  if (card === undefined) {
    throw cardError(
      'card_declined',
      'Your card was declined. Your request was in test mode, but used a non test (live) card.',
      'number',
    )
  }
  const expMonth = Number(requiredText(params, 'exp_month'))
  const expYear = fourDigitYear(Number(requiredText(params, 'exp_year')))
  if (!(expMonth >= 1 && expMonth <= 12)) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  if (!isAhead(expMonth, expYear)) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
  const cvc = params.cvc
  if (cvc !== undefined && !(typeof cvc === 'string' && /^\d{3,4}$/.test(cvc))) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  }
  return { card, expMonth, expYear }
}

function cardError(code: string, message: string, param: string): StripeFailure {
  return new StripeFailure(402, { type: 'card_error', code, message, param }, true)
}

function fourDigitYear(year: number): number {
  return year < 100 ? 2000 + year : year
}

/** True until the expiry month ends (UTC), unless it is 50 or more years ahead. */
function isAhead(month: number, year: number): boolean {
  const today = new Date()
  const monthsAhead = (year - today.getUTCFullYear()) * 12 + (month - 1 - today.getUTCMonth())
  return monthsAhead >= 0 && monthsAhead < 600
}
