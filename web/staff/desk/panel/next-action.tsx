import { Trans } from '@lingui/react/macro'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import type { NextAction } from '../../../../domain/stay/stay-transition.ts'
import type { Actions } from '../../actions/actions.ts'
import { NeedsConnection } from '../../offline/needs-connection.tsx'
import { CheckInForm } from '../forms/check-in-form.tsx'
import { CheckOutForm } from '../forms/check-out-form.tsx'
import { ConfirmForm } from '../forms/confirm-form.tsx'
import type { TakenTags } from '../forms/tags.ts'
import { PrintLabels } from './print-labels.tsx'
import styles from './stay-panel.module.css'

export function NextActionName({ action }: { action: NextAction }) {
  switch (action) {
    case 'confirm':
      return <Trans context="desk, button: agree to what a guest asked for">Confirm</Trans>
    case 'check_in':
      return <Trans context="desk, button: take bags in">Check in</Trans>
    case 'check_out':
      return <Trans context="desk, button: give bags out">Check out</Trans>
  }
}

interface NextActionSectionProps {
  action: NextAction
  record: StayRecord
  now: Date
  actions: Actions
  taken: TakenTags
  collector: string | null
  needsConnection: boolean
}

export function NextActionSection({
  action,
  taken,
  collector,
  needsConnection,
  ...form
}: NextActionSectionProps) {
  switch (action) {
    case 'confirm':
      return (
        <section className={styles.section}>
          <h3>
            <Trans context="desk, heading: agree to what a guest asked for">
              Confirm the request
            </Trans>
          </h3>
          <NeedsConnection missing={needsConnection}>
            <ConfirmForm {...form} />
          </NeedsConnection>
        </section>
      )
    case 'check_in':
      return (
        <section className={styles.section}>
          <h3>
            <Trans context="desk, heading: take bags in">Check in</Trans>
          </h3>
          {/* Resets the form if the number of items changes. */}
          <CheckInForm key={form.record.stay.luggageCount} {...form} taken={taken} />
        </section>
      )
    case 'check_out':
      return (
        <section className={styles.section}>
          <div className={styles.row}>
            <h3>
              <Trans context="desk, heading: give bags out">Check out</Trans>
            </h3>
            <PrintLabels record={form.record} />
          </div>
          <CheckOutForm {...form} collector={collector} />
        </section>
      )
  }
}
