import { Trans } from '@lingui/react/macro'
import { euroText } from '../../../../domain/business/money.ts'
import { undoMinutes } from '../../../../domain/desk/undo.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import type { Actions } from '../../actions/actions.ts'
import { FiscalNumberForm } from '../../actions/fiscal-number-form.tsx'
import styles from './stay-panel.module.css'

interface RefundReceiptsProps {
  record: StayRecord
  now: Date
  actions: Actions
}

/** Asks for the fiscal receipt numbers of refunds made at the desk in the last `undoMinutes`. */
export function RefundReceipts({ record, now, actions }: RefundReceiptsProps) {
  const locale = useLocale()
  const since = new Date(now.getTime() - undoMinutes * 60_000)
  const open = record.refunds.filter(
    ({ method, fiscalNumber, at }) => method !== 'stripe' && !fiscalNumber && at > since,
  )
  return open.map(({ id, cents }) => {
    const amount = euroText(cents, locale)
    return (
      <section className={styles.section} key={id}>
        <h3>
          <Trans context="desk, heading: the receipt of money given back">
            Receipt for the refund of {amount}
          </Trans>
        </h3>
        <FiscalNumberForm
          busy={actions.busy}
          onNote={(fiscalNumber) =>
            actions.action('POST /api/staff/stays/:id/fiscal-number', { refund: id, fiscalNumber })
          }
        />
      </section>
    )
  })
}
