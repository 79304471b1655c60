import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { hasEnded } from '../../../../domain/business/stay.ts'
import { dueNow } from '../../../../domain/desk/due-now.ts'
import { writeOff } from '../../../../domain/desk/stay-actions.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import { isAwaited } from '../../../../domain/payments/account.ts'
import { payableOut } from '../../../../domain/stay/pay-out.ts'
import { refundOverpaid } from '../../../../domain/stay/refund-actions.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import type { Actions } from '../../actions/actions.ts'
import { WriteOffForm } from '../../actions/write-off-form.tsx'
import { PayOutForm } from '../forms/pay-out-form.tsx'
import { previewOf, settledAtDesk } from '../forms/preview.ts'
import { PriceForm } from '../forms/price-form.tsx'
import { RefundForm } from '../forms/refund-form.tsx'
import { TakePayment } from './payment-section.tsx'

export type RareAction = [name: string, heading: ReactNode, form: ReactNode]

export interface RareActionsProps {
  record: StayRecord
  now: Date
  actions: Actions
}

export function moneyActions(props: RareActionsProps): RareAction[] {
  const { record, now } = props
  const { status, received, refunded, netPrice } = record.stay
  const overpaid = previewOf(record, now, (before, context) =>
    refundOverpaid(before, 'overpaid', context),
  )
  const parts: RareAction[] = []
  if (!hasEnded(status)) {
    parts.push([
      'price',
      record.stay.totalPrice > 0 ? (
        <Trans context="desk, heading: agree another price" key="h">
          Change the price
        </Trans>
      ) : (
        <Trans context="desk, heading: agree a price" key="h">
          Set the price
        </Trans>
      ),
      <PriceForm {...props} key="f" />,
    ])
  }
  if (payableOut(record) > 0) {
    parts.push([
      'pay-out',
      <Trans context="desk, heading: money that a card no longer takes back" key="h">
        Pay out in cash
      </Trans>,
      <PayOutForm record={record} actions={props.actions} key="f" />,
    ])
  }
  if (!isRefused(overpaid)) {
    parts.push([
      'overpaid',
      <Trans context="desk, heading: money that was paid too much" key="h">
        Refund the overpayment
      </Trans>,
      <RefundForm kind="overpaid" {...props} key="f" />,
    ])
  }
  if (received > refunded && netPrice > 0) {
    parts.push([
      'refund',
      <Trans context="desk, heading: give money back" key="h">
        Refund
      </Trans>,
      <RefundForm kind="goodwill" {...props} key="f" />,
    ])
  }
  if (
    received <= refunded &&
    netPrice > 0 &&
    !hasEnded(status) &&
    !record.payments.some(isAwaited)
  ) {
    parts.push([
      'discount',
      <Trans context="desk, heading: ask for less" key="h">
        Goodwill
      </Trans>,
      <RefundForm kind="goodwill" {...props} key="f" />,
    ])
  }
  if (dueNow(record, now).cents === 0 && settledAtDesk(record, now) > 0) {
    parts.push([
      'payment',
      <Trans context="desk, heading: money that was written off, or lost to a bank" key="h">
        Take payment after all
      </Trans>,
      <TakePayment {...props} due={settledAtDesk(record, now)} key="f" />,
    ])
  }
  if (
    !isRefused(previewOf(record, now, (before, context) => writeOff(before, 'unpaid', context)))
  ) {
    parts.push([
      'write-off',
      <Trans context="desk, heading: money that is not expected" key="h">
        Write off what is due
      </Trans>,
      <WriteOffForm record={record} actions={props.actions} key="f" />,
    ])
  }
  return parts
}
