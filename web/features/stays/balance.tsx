import { Trans } from '@lingui/react/macro'
import type { Cents } from '../../../domain/money.ts'
import { totalText } from '../../../domain/money-text.ts'
import { useLocale } from '../../routing/use-locale.ts'

/** What is still open of a stay's money, and who owes it to whom. */
export function Balance({ cents }: { cents: Cents }) {
  const amount = totalText(Math.abs(cents), useLocale())
  if (cents === 0) return <Trans context="staff page: of the money of a booking">Settled</Trans>
  return cents > 0 ? (
    <Trans context="staff page: a sum that a guest still owes">{amount} due</Trans>
  ) : (
    <Trans context="staff page: a sum that we owe a guest">{amount} to refund</Trans>
  )
}
