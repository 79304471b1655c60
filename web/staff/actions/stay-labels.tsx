import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type Cents, totalText } from '../../../domain/business/money.ts'
import type { ServiceType } from '../../../domain/business/services.ts'
import type { StayStatus, StorageType } from '../../../domain/business/stay.ts'

import type { PaidStatus } from '../../../domain/payments/payment.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { serviceNames } from '../../words/service-names/service-names.ts'

export const statusLabels: Record<StayStatus, MessageDescriptor> = {
  pending: msg({ message: 'Pending', context: 'state of a booking' }),
  confirmed: msg({ message: 'Confirmed', context: 'state of a booking' }),
  checked_in: msg({ message: 'Checked in', context: 'state of a booking' }),
  completed: msg({ message: 'Completed', context: 'state of a booking' }),
  cancelled: msg({ message: 'Cancelled', context: 'state of a booking' }),
  no_show: msg({ message: 'No-show', context: 'state of a booking' }),
  expired: msg({ message: 'Expired', context: 'state of a booking' }),
  abandoned: msg({ message: 'Luggage abandoned', context: 'state of a booking' }),
}

const paymentLabels: Record<PaidStatus, MessageDescriptor> = {
  pending: msg({ message: 'Not paid', context: 'state of a payment' }),
  processing: msg({ message: 'Payment processing', context: 'state of a payment' }),
  paid: msg({ message: 'Paid', context: 'state of a payment' }),
  partially_refunded: msg({ message: 'Partly refunded', context: 'state of a payment' }),
  refunded: msg({ message: 'Refunded', context: 'state of a payment' }),
  failed: msg({ message: 'Payment failed', context: 'state of a payment' }),
  canceled: msg({ message: 'Payment cancelled', context: 'state of a payment' }),
  needs_review: msg({ message: 'Payment needs review', context: 'state of a payment' }),
}

const planLabels: Record<StorageType, MessageDescriptor> = {
  short: msg({ message: 'Short Term', context: 'plan of a booking' }),
  daily: msg({ message: 'Daily Storage', context: 'plan of a booking' }),
  mid: msg({ message: 'Mid Term', context: 'plan of a booking' }),
  long: msg({ message: 'Long Term', context: 'plan of a booking' }),
}

export function StatusBadge({ status }: { status: StayStatus }) {
  const { i18n } = useLingui()
  return <Badge>{i18n._(statusLabels[status])}</Badge>
}

export function PaymentState({ status }: { status: PaidStatus }) {
  const { i18n } = useLingui()
  const alarming = status === 'needs_review' || status === 'failed'
  return <Badge tone={alarming ? 'danger' : 'plain'}>{i18n._(paymentLabels[status])}</Badge>
}

export function PlanName({ type }: { type: StorageType }) {
  return useLingui().i18n._(planLabels[type])
}

export function ServiceName({ type }: { type: ServiceType }) {
  return useLingui().i18n._(serviceNames[type].staff)
}

export function SourceName({ source }: { source: string }) {
  switch (source) {
    case 'website':
      return <Trans context="where a reservation came from">Website</Trans>
    case 'desk':
      return <Trans context="where a reservation came from: the office's desk">Desk</Trans>
    default:
      return source
  }
}

export function PriceOnRequest() {
  return <Trans context="staff page, in place of a price">Price on request</Trans>
}

export function PriceText({ cents }: { cents: Cents }) {
  const price = totalText(cents, useLocale())
  return (
    <span>
      <Trans context="staff page: what a stay costs">
        Price <b>{price}</b>
      </Trans>
    </span>
  )
}
