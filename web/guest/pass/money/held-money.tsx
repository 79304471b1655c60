import { Trans } from '@lingui/react/macro'
import { type Cents, totalText } from '../../../../domain/business/money.ts'

import { useLocale } from '../../../routing/use-locale.ts'

export function HeldMoney({ cents }: { cents: Cents }) {
  const held = totalText(cents, useLocale())
  return (
    <Trans context="on the guest's pass">
      <strong>{held}</strong> can’t go back to your card for now: your bank has been asked to check
      the payment. Please call us.
    </Trans>
  )
}
