import { Trans } from '@lingui/react/macro'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { Badge } from '../../ui/badge.tsx'
import rowStyles from '../actions/staff-rows.module.css'
import { lengthOf } from '../actions/staff-stay.ts'
import { PaymentState, PlanName, PriceOnRequest, PriceText } from '../actions/stay-labels.tsx'
import { StayRow } from '../actions/stay-row.tsx'
import { Balance } from './stay/balance.tsx'
import styles from './stays.module.css'

export function FoundStay({ row: { record } }: { row: { record: StayRecord<string> } }) {
  const { stay } = record
  const { customerName, customerEmail } = stay
  return (
    <StayRow
      stay={{ ...stay, customerName: customerName ?? '', customerEmail: customerEmail ?? '' }}
      length={lengthOf(stay, stay.storageType, stay.duration)}
      kind={stay.serviceType === 'storage' && <PlanName type={stay.storageType} />}
      amount={<Amount stay={stay} />}
      badges={
        <>
          {stay.totalPrice > 0 && <PaymentState status={stay.paymentStatus} />}{' '}
          {stay.disputed && (
            <Badge tone="danger">
              <Trans context="badge of a booking: the guest's bank asks for the money back">
                Disputed
              </Trans>
            </Badge>
          )}
        </>
      }
    />
  )
}

function Amount({ stay }: { stay: StayRecord<string>['stay'] }) {
  const { totalPrice, balance } = stay
  if (totalPrice === 0 && balance === 0) return <PriceOnRequest />
  return (
    <>
      {/* Next to an open balance, the price is secondary. */}
      <span className={balance === 0 ? undefined : rowStyles.soft}>
        <PriceText cents={totalPrice} />
      </span>
      {balance !== 0 && (
        <span className={styles.balance}>
          <Balance stay={stay} />
        </span>
      )}
    </>
  )
}
