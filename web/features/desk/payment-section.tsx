import { Trans } from '@lingui/react/macro'
import { takePayment } from '../../../domain/desk-payment.ts'
import { isRefused } from '../../../domain/refusal.ts'
import type { StayFile } from '../../../domain/stay-file.ts'
import { PaymentPanel } from '../till/payment-panel.tsx'
import type { Acts } from './acts.ts'
import { dueAtDesk, previewOf } from './preview.ts'
import { RefusalText } from './refusal.tsx'
import styles from './stay-panel.module.css'

interface PaymentSectionProps {
  file: StayFile
  now: Date
  acts: Acts
}

/** Takes what is due; nothing where nothing is. */
export function PaymentSection({ file, now, acts }: PaymentSectionProps) {
  const due = dueAtDesk(file, now)
  if (due === 0) return null
  const preview = previewOf(file, now, (before, doing) => takePayment(before, 'cash', due, doing))
  return (
    <section className={styles.section}>
      <h3>
        <Trans context="counter, heading">Take payment</Trans>
      </h3>
      {isRefused(preview) ? (
        <RefusalText {...preview} />
      ) : (
        <PaymentPanel
          due={due}
          busy={acts.busy}
          onTake={(taken) => acts.act('POST /api/staff/stays/:id/payments', taken)}
        />
      )}
    </section>
  )
}
