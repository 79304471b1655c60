import { type Locale, languages } from '../../../domain/business/locales.ts'
import { type Cents, totalText } from '../../../domain/business/money.ts'

/**
 * Currencies without a minor unit at Stripe.
 * Stripe counts forint, lek, krónur and Ugandan shillings in hundredths.
 */
const countedWhole = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const countedInThousandths = ['BHD', 'JOD', 'KWD', 'OMR', 'TND']

function digitsOf(currency: string): number {
  if (countedWhole.includes(currency)) return 0
  return countedInThousandths.includes(currency) ? 3 : 2
}

/** `cents` is in the smallest unit in which Stripe counts `currency`. */
export function moneyText(cents: Cents, currency: string, locale: Locale): string {
  if (currency === 'EUR') return totalText(cents, locale)
  const tag = `${locale}-${languages[locale].region}`
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency })
  return format.format(cents / 10 ** digitsOf(currency))
}
