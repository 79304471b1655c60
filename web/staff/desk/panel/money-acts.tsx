import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { hasEnded } from '../../../../domain/business/stay.ts'
import { writeOff } from '../../../../domain/desk/stay-actions.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import { isAwaited } from '../../../../domain/payments/account.ts'
import { payableOut } from '../../../../domain/stay/pay-out.ts'
import { refundOverpaid } from '../../../../domain/stay/refund-actions.ts'
import type { StayFile } from '../../../../domain/stay/stay-file.ts'
import type { Acts } from '../../actions/acts.ts'
import { WriteOffForm } from '../../actions/write-off-form.tsx'
import { PayOutForm } from '../forms/pay-out-form.tsx'
import { dueAtDesk, previewOf, settledAtDesk } from '../forms/preview.ts'
import { PriceForm } from '../forms/price-form.tsx'
import { RefundForm } from '../forms/refund-form.tsx'
import { TakePayment } from './payment-section.tsx'

export type RareAct = [name: string, heading: ReactNode, form: ReactNode]

export interface RareActsProps {
  file: StayFile
  now: Date
  acts: Acts
}

/** What is seldom done to a stay's money, as far as the stay allows it. */
export function moneyActs(props: RareActsProps): RareAct[] {
  const { file, now } = props
  const { status, received, refunded, netPrice } = file.stay
  const overpaid = previewOf(file, now, (before, doing) =>
    refundOverpaid(before, 'overpaid', doing),
  )
  const parts: RareAct[] = []
  if (!hasEnded(status)) {
    parts.push([
      'price',
      file.stay.totalPrice > 0 ? (
        <Trans context="counter, heading: agree another price" key="h">
          Change the price
        </Trans>
      ) : (
        <Trans context="counter, heading: agree a price" key="h">
          Set the price
        </Trans>
      ),
      <PriceForm {...props} key="f" />,
    ])
  }
  if (payableOut(file) > 0) {
    parts.push([
      'pay-out',
      <Trans context="counter, heading: money that a card no longer takes back" key="h">
        Pay out in cash
      </Trans>,
      <PayOutForm file={file} acts={props.acts} key="f" />,
    ])
  }
  if (!isRefused(overpaid)) {
    parts.push([
      'overpaid',
      <Trans context="counter, heading: money that was paid too much" key="h">
        Refund the overpayment
      </Trans>,
      <RefundForm kind="overpaid" {...props} key="f" />,
    ])
  }
  if (received > refunded && netPrice > 0) {
    parts.push([
      'refund',
      <Trans context="counter, heading: give money back" key="h">
        Refund
      </Trans>,
      <RefundForm kind="goodwill" {...props} key="f" />,
    ])
  }
  if (received <= refunded && netPrice > 0 && !hasEnded(status) && !file.payments.some(isAwaited)) {
    parts.push([
      'discount',
      <Trans context="counter, heading: ask for less" key="h">
        Goodwill
      </Trans>,
      <RefundForm kind="goodwill" {...props} key="f" />,
    ])
  }
  if (dueAtDesk(file, now) === 0 && settledAtDesk(file, now) > 0) {
    parts.push([
      'payment',
      <Trans context="counter, heading: money that was written off, or lost to a bank" key="h">
        Take payment after all
      </Trans>,
      <TakePayment {...props} due={settledAtDesk(file, now)} key="f" />,
    ])
  }
  if (!isRefused(previewOf(file, now, (before, doing) => writeOff(before, 'unpaid', doing)))) {
    parts.push([
      'write-off',
      <Trans context="counter, heading: money that is not expected" key="h">
        Write off what is due
      </Trans>,
      <WriteOffForm file={file} acts={props.acts} key="f" />,
    ])
  }
  return parts
}
