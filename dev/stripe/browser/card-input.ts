import type { StripeError } from '@stripe/stripe-js'
import { passesLuhn } from '../luhn.ts'

export interface TypedCard {
  number: string
  expiry: string
  cvc: string
}
type CardErrors = { [field in keyof TypedCard]?: StripeError }

export function spacedNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 16)
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
}

export function spacedExpiry(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

export function cardErrors({ number, expiry, cvc }: TypedCard): CardErrors {
  const errors: CardErrors = {}
  const digits = number.replace(/\D/g, '')
  if (digits.length < 15)
    errors.number = invalid('incomplete_number', 'Your card number is incomplete.')
  else if (!passesLuhn(digits))
    errors.number = invalid('invalid_number', 'Your card number is invalid.')
  const [month = '', year = ''] = expiry.split(' / ')
  if (month.length < 2 || year.length < 2) {
    errors.expiry = invalid('incomplete_expiry', "Your card's expiration date is incomplete.")
  } else if (Number(month) < 1 || Number(month) > 12) {
    errors.expiry = invalid('invalid_expiry_month', "Your card's expiration date is invalid.")
  } else if (Date.UTC(2000 + Number(year), Number(month), 1) <= Date.now()) {
    errors.expiry = invalid(
      'invalid_expiry_year_past',
      "Your card's expiration date is in the past.",
    )
  }
  if (!/^\d{3,4}$/.test(cvc))
    errors.cvc = invalid('incomplete_cvc', "Your card's security code is incomplete.")
  return errors
}

function invalid(code: string, message: string): StripeError {
  return { type: 'validation_error', code, message }
}
