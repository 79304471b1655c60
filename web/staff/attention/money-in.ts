import { type Locale, languages } from '../../../domain/business/locales.ts'
import { type Cents, totalText } from '../../../domain/business/money.ts'

/**
 * Currencies that Stripe doesn't count in hundredths. They differ from how currencies are written: Stripe counts
 * forint, Lek, krónur and Ugandan shillings in hundredths that aren't in use.
 */
const countedWhole = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const countedInThousandths = ['BHD', 'JOD', 'KWD', 'OMR', 'TND']

function digitsOf(currency: string): number {
  if (countedWhole.includes(currency)) return 0
  return countedInThousandths.includes(currency) ? 3 : 2
}

/** Formats an amount in Stripe's minor units, because not every payment is in euros. */
export function moneyText(cents: Cents, currency: string, locale: Locale): string {
  if (currency === 'EUR') return totalText(cents, locale)
  const tag = `${locale}-${languages[locale].region}`
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency })
  return format.format(cents / 10 ** digitsOf(currency))
}
