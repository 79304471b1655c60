import { Trans } from '@lingui/react/macro'
import { numberText, totalText } from '../../../../domain/business/money.ts'
import type { Pass } from '../../../../domain/pass/pass.ts'
import { lekOf } from '../../../../domain/payments/drawer.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import styles from '../pass.module.css'
import { HeldMoney } from './held-money.tsx'
import { PassRefunds } from './pass-refunds.tsx'

export function PassMoney({ pass }: { pass: Pass }) {
  const { balance: open, atDesk, held, toSend, received, totalPrice, refunds } = pass
  const locale = useLocale()
  const [due, desk, rest] = [open, atDesk, toSend].map((cents) => totalText(cents, locale))
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
      {toSend > 0 && (
        <li className={styles.due}>
          <Trans context="on the guest's pass">We owe you {rest}. Please call us.</Trans>
        </li>
      )}
      <PassRefunds refunds={refunds} />
    </ul>
  )
}
