import { Trans, useLingui } from '@lingui/react/macro'
import { numberText } from '../../../../domain/business/money.ts'
import { lekOf } from '../../../../domain/payments/drawer.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import type { Reserved } from '../reserve/saved-reservation.ts'
import { StayReceipt } from './stay-receipt.tsx'

export interface ReservationReceiptProps {
  reserved: Reserved
  takesFocus: boolean
}

export function ReservationReceipt({ reserved, takesFocus }: ReservationReceiptProps) {
  const { t } = useLingui()
  const { reference, customerEmail: email, total } = reserved
  const lek = numberText(lekOf(total), useLocale())
  return (
    <StayReceipt
      takesFocus={takesFocus}
      title={t({ message: 'Your space is reserved', context: 'heading after a reservation' })}
      reference={reference}
      stay={reserved}
      passToken={reserved.passToken ?? null}
      total={total}
      totalLabel={<Trans context="row of a receipt, before an amount">Pay on arrival</Trans>}
      totalNote={<Trans context="after the amount in Euro to pay on arrival">or {lek} Lek</Trans>}
    >
      <p>
        <Trans context="after a reservation">
          Show the reference at our desk when you arrive, and pay there in cash or by card. A
          confirmation email is on its way to {email}.
        </Trans>
      </p>
    </StayReceipt>
  )
}
