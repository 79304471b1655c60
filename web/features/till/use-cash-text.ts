import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type Cash, type CashCurrency, isCash } from '../../../domain/drawer.ts'
import type { Cents } from '../../../domain/money.ts'
import { numberText, totalText } from '../../../domain/money-text.ts'
import { useLocale } from '../../use-locale.ts'

/** Amounts in both currencies, as readers of the page's language write them. */
export function useCashText() {
  const { i18n } = useLingui()
  const locale = useLocale()

  function lek(amount: number): string {
    const number = numberText(amount, locale)
    return i18n._(msg({ message: `${number} Lek`, context: 'amount of money' }))
  }

  const euro = (cents: Cents): string => totalText(cents, locale)

  /** Cash of one currency; of both where it is in both. */
  function cash(amount: Cash): string {
    if (!isCash(amount)) return euro(0)
    const parts = [amount.cents !== 0 && euro(amount.cents), amount.lek !== 0 && lek(amount.lek)]
    return parts.filter(Boolean).join(' + ')
  }

  const of = (amount: Cash, currency: CashCurrency): string =>
    currency === 'EUR' ? euro(amount.cents) : lek(amount.lek)

  return { euro, lek, cash, of }
}
