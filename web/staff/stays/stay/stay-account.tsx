import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Cents, totalText } from '../../../../domain/business/money.ts'

import type { Dispute } from '../../../../domain/payments/money-rows.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { instantText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Card } from '../../../ui/card.tsx'
import styles from '../stays.module.css'
import {
  chargeLabels,
  disputeLabels,
  methodLabels,
  paymentLabels,
  reasonLabels,
  refundLabels,
} from './account-labels.ts'
import { AskStripe } from './ask-stripe.tsx'
import { Balance } from './balance.tsx'
import { ReceiptNumber } from './receipt-number.tsx'
import { RefundTrace } from './refund-trace.tsx'

export function StayAccount({ record }: { record: StayRecord<string> }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const time = (instant: string) => instantText(new Date(instant), locale)
  const { stay } = record
  return (
    <Card className={styles.card}>
      <table className={styles.account}>
        <caption>
          <h2>
            <Trans context="heading on the staff page: money of a booking">Account</Trans>
          </h2>
        </caption>
        <tbody>
          {record.charges.map(({ kind, cents }, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: charges have no id and are only appended.
              key={index}
              name={i18n._(chargeLabels[kind])}
              cents={cents}
            />
          ))}
          <Line
            isSum
            name={<Trans context="line of an account: a sum of money">Total due</Trans>}
            cents={stay.netPrice}
          />
          {record.payments.map(({ id, method, status, cents, receivedCents, ...payment }) => (
            <Line
              key={id}
              name={
                <>
                  {i18n._(methodLabels[method])}: {i18n._(paymentLabels[status])}
                </>
              }
              note={time(payment.voidedAt ?? payment.paidAt ?? payment.createdAt)}
              receipt={
                <ReceiptNumber
                  stayId={stay.id}
                  of={{ payment: id }}
                  known={payment.fiscalNumber}
                  isDue={receivedCents > 0}
                />
              }
              cents={receivedCents || cents}
              isOpen={receivedCents === 0}
            />
          ))}
          {record.refunds.map(({ id, method, status, cents, reason, at, failedAt, ...refund }) => (
            <Line
              key={id}
              name={
                <>
                  {i18n._(methodLabels[method])}: {i18n._(refundLabels[status])}
                </>
              }
              note={
                <>
                  {time(failedAt ?? at)} · <Reason reason={reason} />
                  <RefundTrace refund={refund} />
                </>
              }
              receipt={
                <ReceiptNumber
                  stayId={stay.id}
                  of={{ refund: id }}
                  known={refund.fiscalNumber}
                  isDue={status === 'succeeded'}
                />
              }
              cents={-cents}
              isOpen={status !== 'succeeded' && status !== 'pending'}
            />
          ))}
          {record.disputes.map((dispute) => (
            <DisputeLine key={dispute.id} dispute={dispute} />
          ))}
          <tr className={styles.sum}>
            <th scope="row">
              <Trans context="line of an account: what is left to pay or to return">Balance</Trans>
            </th>
            <td>
              <Balance stay={stay} />
            </td>
          </tr>
        </tbody>
      </table>
      {record.payments.some(({ method }) => method === 'stripe') && <AskStripe id={stay.id} />}
    </Card>
  )
}

/** The amount only counts towards the balance once the dispute is lost. */
function DisputeLine({ dispute }: { dispute: Dispute<string> }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { status, cents, openedAt, closedAt, dueBy } = dispute
  const outcome = i18n._(disputeLabels[status])
  const due = dueBy && instantText(new Date(dueBy), locale)
  return (
    <Line
      name={
        <Trans context="line of an account: the guest's bank asks for money back">
          Dispute: {outcome}
        </Trans>
      }
      note={
        <>
          {instantText(new Date(closedAt ?? openedAt), locale)}
          {!closedAt && due && (
            <>
              {' '}
              · <Trans context="staff page: of a dispute, before a time">answer by {due}</Trans>
            </>
          )}
        </>
      }
      cents={-cents}
      isOpen={status !== 'lost'}
    />
  )
}

interface LineProps {
  name: ReactNode
  note?: ReactNode
  receipt?: ReactNode
  cents: Cents
  isSum?: boolean
  /** If true, the amount is shown in brackets. */
  isOpen?: boolean
}

function Line({ name, note, receipt, cents, isSum = false, isOpen = false }: LineProps) {
  const amount = totalText(cents, useLocale())
  return (
    <tr className={isSum ? styles.sum : undefined}>
      <th scope="row">
        {name}
        {note && <span className={styles.soft}>{note}</span>}
        {receipt}
      </th>
      <td>{isOpen ? <span className={styles.soft}>({amount})</span> : amount}</td>
    </tr>
  )
}

export function Reason({ reason }: { reason: string }) {
  const { i18n } = useLingui()
  const known = reasonLabels[reason]
  return known ? i18n._(known) : reason
}
