import { Trans } from '@lingui/react/macro'
import { totalText } from '../../../../domain/business/money.ts'
import { claimOf, lossOf } from '../../../../domain/payments/account.ts'
import type { Account } from '../../../../domain/payments/money-rows.ts'
import { useLocale } from '../../../routing/use-locale.ts'

export function Balance({ stay }: { stay: Pick<Account, 'balance' | 'netPrice'> }) {
  const [cents, lost] = [claimOf(stay), lossOf(stay)]
  const amount = totalText(Math.abs(cents || lost), useLocale())
  if (cents === 0 && lost > 0)
    return <Trans context="staff page: a sum that we lost to a guest's bank">{amount} lost</Trans>
  if (cents === 0) return <Trans context="staff page: of the money of a booking">Settled</Trans>
  return cents > 0 ? (
    <Trans context="staff page: a sum that a guest still owes">{amount} due</Trans>
  ) : (
    <Trans context="staff page: a sum that we owe a guest">{amount} to refund</Trans>
  )
}
