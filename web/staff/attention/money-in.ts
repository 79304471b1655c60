import { type Locale, languages } from '../../../domain/business/locales.ts'
import { type Cents, totalText } from '../../../domain/business/money.ts'

/**
 * How Stripe counts what is not in hundredths. It is not how a currency is written: of forint, Lek,
 * krónur and Uganda's shillings, Stripe counts hundredths that nobody pays in.
 */
const countedWhole = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ')
const countedInThousandths = ['BHD', 'JOD', 'KWD', 'OMR', 'TND']

function digitsOf(currency: string): number {
  if (countedWhole.includes(currency)) return 0
  return countedInThousandths.includes(currency) ? 3 : 2
}

/** An amount in its own currency: what Stripe took may be none in euros. */
export function moneyText(cents: Cents, currency: string, locale: Locale): string {
  if (currency === 'EUR') return totalText(cents, locale)
  const tag = `${locale}-${languages[locale].region}`
  const format = new Intl.NumberFormat(tag, { style: 'currency', currency })
  return format.format(cents / 10 ** digitsOf(currency))
}
