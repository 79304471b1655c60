import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { type Cents, numberText, totalText } from '../../../domain/business/money.ts'

import { type Cash, type CashCurrency, isCash } from '../../../domain/payments/drawer.ts'
import { useLocale } from '../../routing/use-locale.ts'

export function useCashText() {
  const { i18n } = useLingui()
  const locale = useLocale()

  const signed = (amount: number, write: (size: number) => string): string =>
    amount < 0 ? `\u2212${write(-amount)}` : write(amount)

  function lek(amount: number): string {
    return signed(amount, (size) => {
      const number = numberText(size, locale)
      return i18n._(msg({ message: `${number} Lek`, context: 'amount of money' }))
    })
  }

  const euro = (cents: Cents): string => signed(cents, (size) => totalText(size, locale))

  function cash(amount: Cash): string {
    if (!isCash(amount)) return euro(0)
    if (amount.cents !== 0 && amount.lek < 0)
      return `${euro(amount.cents)} \u2212 ${lek(-amount.lek)}`
    const parts = [amount.cents !== 0 && euro(amount.cents), amount.lek !== 0 && lek(amount.lek)]
    return parts.filter(Boolean).join(' + ')
  }

  const of = (amount: Cash, currency: CashCurrency): string =>
    currency === 'EUR' ? euro(amount.cents) : lek(amount.lek)

  return { euro, lek, cash, of }
}
