import { Trans } from '@lingui/react/macro'
import { type Cents, totalText } from '../../../../domain/business/money.ts'
import type { PassRefund } from '../../../../domain/pass/pass.ts'
import { tiranaDate } from '../../../../domain/time/calendar.ts'
import { dateText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import disclosure from '../../../ui/disclosure.module.css'
import styles from '../pass.module.css'

export function PassRefunds({ refunds }: { refunds: readonly PassRefund[] }) {
  const total = totalText(refundedIn(refunds), useLocale())
  const lines = refunds.map((refund, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: refunds have no id here, and two may be equal
    <li key={index}>
      <RefundLine refund={refund} />
      <BankReference refund={refund} />
    </li>
  ))
  const isOne = refunds.filter((refund) => !hasFailed(refund)).length < 2
  if (isOne) return lines
  return (
    <li>
      <details className={classNames(styles.refunds, disclosure.marked)}>
        <summary>
          <Trans context="on the guest's pass">Refunds in total: {total}</Trans>
        </summary>
        <ul className={styles.money}>{lines}</ul>
      </details>
    </li>
  )
}

function hasFailed({ status }: PassRefund): boolean {
  return status === 'failed' || status === 'canceled'
}

function refundedIn(refunds: readonly PassRefund[]): Cents {
  const counted = refunds.filter((refund) => !hasFailed(refund))
  return counted.reduce((sum, { cents }) => sum + cents, 0)
}

function RefundLine({ refund }: { refund: PassRefund }) {
  const { method, status, cents, at, isReversal } = refund
  const locale = useLocale()
  const amount = totalText(cents, locale)
  const day = dateText(tiranaDate(new Date(at)), locale)
  if (method !== 'stripe') {
    return (
      <Trans context="on the guest's pass">
        Refunded at our desk on {day}: {amount}
      </Trans>
    )
  }
  if (hasFailed(refund)) {
    return (
      <Trans context="on the guest's pass">
        Your bank did not accept the refund of {amount} on {day}.
      </Trans>
    )
  }
  if (status === 'succeeded' && isReversal) {
    return (
      <Trans context="on the guest's pass">
        Refunded to your card on {day}: {amount}. You may see no separate credit: the original
        charge disappears from your statement or gets smaller.
      </Trans>
    )
  }
  return status === 'succeeded' ? (
    <Trans context="on the guest's pass">
      Refunded to your card on {day}: {amount}. Banks take 5 to 10 days to show it.
    </Trans>
  ) : (
    <Trans context="on the guest's pass">
      On its way to your card since {day}: {amount}
    </Trans>
  )
}

function BankReference({ refund: { status, bankReference } }: { refund: PassRefund }) {
  const isBack = status === 'pending' || status === 'succeeded'
  if (!isBack || !bankReference) return null
  return (
    <p>
      <Trans context="on the guest's pass">
        If the refund isn’t on your statement after 10 days, give your bank this reference:{' '}
        <span className={styles.bankReference}>{bankReference}</span>
      </Trans>
    </p>
  )
}
