import { Trans } from '@lingui/react/macro'
import type { PassRefund } from '../../../domain/pass.ts'
import styles from './pass.module.css'

/** What the guest's bank asks for where the money has not come; nothing while there is no such number. */
export function BankReference({ refund: { state, bankReference } }: { refund: PassRefund }) {
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
