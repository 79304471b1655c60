import { Trans } from '@lingui/react/macro'
import type { Refund } from '../../../../domain/payments/money-rows.ts'
import styles from '../stays.module.css'

interface RefundTraceProps {
  refund: Pick<Refund, 'bankReference' | 'isReversal'>
}

export function RefundTrace({ refund: { bankReference, isReversal } }: RefundTraceProps) {
  return (
    <>
      {isReversal && (
        <span className={styles.soft}>
          <Trans context="line of an account: of a refund">
            Original charge withdrawn: no separate credit
          </Trans>
        </span>
      )}
      {bankReference && (
        <span className={styles.soft}>
          <Trans context="line of an account: by which a bank finds a refund">
            Bank reference: <span className={styles.number}>{bankReference}</span>
          </Trans>
        </span>
      )}
    </>
  )
}
