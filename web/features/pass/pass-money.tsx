import { Trans } from '@lingui/react/macro'
import { tiranaDate } from '../../../domain/calendar.ts'
import { dateText } from '../../../domain/date-text.ts'
import { lekOf } from '../../../domain/drawer.ts'
import { numberText, totalText } from '../../../domain/money-text.ts'
import type { Pass, PassRefund } from '../../../domain/pass.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { HeldMoney } from './held-money.tsx'
import styles from './pass.module.css'

/** What is to pay at the desk, what is paid, what we owe and where it is, and what came back. */
export function PassMoney({ pass }: { pass: Pass }) {
  const { balance: open, atDesk, held, received, totalPrice, refunds } = pass
  const locale = useLocale()
  const unsent = -open - atDesk - held
  const [due, desk, rest] = [open, atDesk, unsent].map((cents) => totalText(cents, locale))
  const lek = numberText(lekOf(Math.max(0, open)), locale)
  const price = totalText(totalPrice, locale)
  return (
    <ul className={styles.money}>
      {open > 0 && (
        <li className={styles.due}>
          <Trans context="on the guest's pass">
            To pay at our desk: <strong>{due}</strong> or {lek} Lek, in cash or by card
          </Trans>
        </li>
      )}
      {open <= 0 && received > 0 && pass.status !== 'cancelled' && (
        <li>
          <Trans context="on the guest's pass">Paid: {price}</Trans>
        </li>
      )}
      {atDesk > 0 && (
        <li className={styles.due}>
          <Trans context="on the guest's pass">
            We owe you {desk}. Collect it at our desk, or call us.
          </Trans>
        </li>
      )}
      {held > 0 && (
        <li>
          <HeldMoney cents={held} />
        </li>
      )}
      {unsent > 0 && (
        <li className={styles.due}>
          <Trans context="on the guest's pass">We owe you {rest}. Please call us.</Trans>
        </li>
      )}
      {refunds.map((refund) => (
        <li key={`${refund.at} ${refund.cents}`}>
          <RefundLine refund={refund} />
          <BankReference refund={refund} />
        </li>
      ))}
    </ul>
  )
}

function RefundLine({ refund }: { refund: PassRefund }) {
  const { method, state, cents, at, isReversal } = refund
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
  if (state === 'failed' || state === 'canceled') {
    return (
      <Trans context="on the guest's pass">
        Your bank did not accept the refund of {amount} on {day}.
      </Trans>
    )
  }
  if (state === 'succeeded' && isReversal) {
    return (
      <Trans context="on the guest's pass">
        Refunded to your card on {day}: {amount}. You may see no separate credit: the original
        charge disappears from your statement or gets smaller.
      </Trans>
    )
  }
  return state === 'succeeded' ? (
    <Trans context="on the guest's pass">
      Refunded to your card on {day}: {amount}. Banks take 5 to 10 days to show it.
    </Trans>
  ) : (
    <Trans context="on the guest's pass">
      On its way to your card since {day}: {amount}
    </Trans>
  )
}

/** What the guest's bank asks for where the money has not come; nothing while there is no such number. */
function BankReference({ refund: { state, bankReference } }: { refund: PassRefund }) {
  const isBack = state === 'pending' || state === 'succeeded'
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
