import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { EntryMoney } from '../../../domain/desk/dropped-entry.ts'
import { useLocale } from '../../routing/use-locale.ts'
import type { HeldEntry } from '../offline/held-entry.ts'
import { useCashText } from './use-cash-text.ts'

interface EntryFactsProps extends Omit<HeldEntry, 'kind'> {
  /** `null` if unknown or not to be shown. */
  guest: string | null
}

/** Summary of an entry, such as `Anna Berg · 2 bags, tags 11 and 12 · €6.00 cash taken`. */
export function EntryFacts({ guest, tags, money }: EntryFactsProps) {
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  const numbers = list.format(tags.map(String))
  const moneyText = useHeldMoneyText()
  return (
    <>
      {guest && <bdi>{guest}</bdi>}
      {guest && (tags.length > 0 || money) && ' · '}
      {tags.length > 0 && (
        <Plural
          context="desk: bags of an entry, with their tag numbers"
          value={tags.length}
          one={`# bag, tag ${numbers}`}
          other={`# bags, tags ${numbers}`}
        />
      )}
      {tags.length > 0 && money && ' · '}
      {money && moneyText(money)}
    </>
  )
}

/** Returns a function that formats money, such as `€6.00 cash taken`. */
export function useHeldMoneyText() {
  const { i18n } = useLingui()
  const text = useCashText()
  return ({ method, cents, lek }: EntryMoney): string => {
    const isGiven = cents <= 0 && lek <= 0
    const amount = isGiven ? text.cash({ cents: -cents, lek: -lek }) : text.cash({ cents, lek })
    if (method === 'desk_card')
      return i18n._(msg({ message: `${amount} by card`, context: 'desk: money of an entry' }))
    return isGiven
      ? i18n._(msg({ message: `${amount} cash given out`, context: 'desk: money of an entry' }))
      : i18n._(msg({ message: `${amount} cash taken`, context: 'desk: money of an entry' }))
  }
}

export function WhereMoneyIs({
  money,
  handedBack,
}: {
  money: EntryMoney | null
  handedBack: boolean
}) {
  if (!money) return null
  if (handedBack)
    return <Trans context="till: money of an entry that was removed">given back to the guest</Trans>
  return money.method === 'cash' ? (
    <Trans context="till: cash of an entry that was removed">not given back</Trans>
  ) : (
    <Trans context="till: card payment of an entry that was removed">not refunded</Trans>
  )
}
