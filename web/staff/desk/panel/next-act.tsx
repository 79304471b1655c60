import { Trans } from '@lingui/react/macro'
import type { NextAct } from '../../../../domain/stay/move-stay.ts'
import type { StayFile } from '../../../../domain/stay/stay-file.ts'
import type { Acts } from '../../actions/acts.ts'
import { NeedsLine } from '../../offline/needs-line.tsx'
import { CheckInForm } from '../forms/check-in-form.tsx'
import { CheckOutForm } from '../forms/check-out-form.tsx'
import { ConfirmForm } from '../forms/confirm-form.tsx'
import { PrintLabels } from './print-labels.tsx'
import styles from './stay-panel.module.css'

/** What the row of a stay says of it. */
export function NextActName({ act }: { act: NextAct }) {
  switch (act) {
    case 'confirm':
      return <Trans context="counter, button: agree to what a guest asked for">Confirm</Trans>
    case 'check_in':
      return <Trans context="counter, button: take bags in">Check in</Trans>
    case 'check_out':
      return <Trans context="counter, button: give bags out">Check out</Trans>
  }
}

interface NextActSectionProps {
  act: NextAct
  file: StayFile
  now: Date
  acts: Acts
  /** The tags of the bags in the house. */
  taken: readonly number[]
  /** The pick-up pass that was shown, by its id. */
  collector: string | null
  needsLine: boolean
}

/** What is done next to an open stay. */
export function NextActSection({ act, taken, collector, needsLine, ...form }: NextActSectionProps) {
  switch (act) {
    case 'confirm':
      return (
        <section className={styles.section}>
          <h3>
            <Trans context="counter, heading: agree to what a guest asked for">
              Confirm the request
            </Trans>
          </h3>
          <NeedsLine missing={needsLine}>
            <ConfirmForm {...form} />
          </NeedsLine>
        </section>
      )
    case 'check_in':
      return (
        <section className={styles.section}>
          <h3>
            <Trans context="counter, heading: take bags in">Check in</Trans>
          </h3>
          {/* Another number of items was agreed: the form begins anew with as many. */}
          <CheckInForm key={form.file.stay.luggageCount} {...form} taken={taken} />
        </section>
      )
    case 'check_out':
      return (
        <section className={styles.section}>
          <div className={styles.row}>
            <h3>
              <Trans context="counter, heading: give bags out">Check out</Trans>
            </h3>
            <PrintLabels file={form.file} />
          </div>
          <CheckOutForm {...form} collector={collector} />
        </section>
      )
  }
}
