import { Trans } from '@lingui/react/macro'
import { euroText } from '../../../../domain/business/money.ts'
import { dueNow } from '../../../../domain/desk/due-now.ts'
import { completeService } from '../../../../domain/desk/stay-actions.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import type { DeskPaymentMethod } from '../../../../domain/payments/money-rows.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { Actions } from '../../actions/actions.ts'
import { NeedsConnection } from '../../offline/needs-connection.tsx'
import { NoShowForm } from '../forms/no-show-form.tsx'
import { previewOf } from '../forms/preview.ts'
import { GuestContact } from '../panel/guest-contact.tsx'
import styles from '../panel/stay-panel.module.css'
import { ForDriver } from './for-driver.tsx'
import rideStyles from './rides.module.css'

interface RideSectionProps {
  record: StayRecord
  now: Date
  actions: Actions
  needsConnection: boolean
}

export function RideSection({ needsConnection, ...props }: RideSectionProps) {
  const { record, now } = props
  const { stay } = record
  const mayComplete = !isRefused(previewOf(record, now, completeService))
  return (
    <section className={styles.section}>
      <h3>
        <Trans context="desk, heading: what the driver has to know">For the driver</Trans>
      </h3>
      <div className={styles.action}>
        <ForDriver stay={stay} />
        <h4 className={rideStyles.own}>
          <Trans context="desk, heading: how to reach the guest">Guest</Trans>
        </h4>
        <GuestContact stay={stay} />
        {mayComplete && (
          <NeedsConnection missing={needsConnection}>
            <CloseRide {...props} />
          </NeedsConnection>
        )}
      </div>
    </section>
  )
}

function CloseRide({ record, now, actions }: Omit<RideSectionProps, 'needsConnection'>) {
  const locale = useLocale()
  const { cents } = dueNow(record, now)
  const due = euroText(cents, locale)
  const close = (method?: DeskPaymentMethod) =>
    actions.action('POST /api/staff/stays/:id/complete', {
      ...(method && { taken: { method, cents } }),
    })
  return (
    <>
      <h4 className={rideStyles.own}>
        <Trans context="desk: what became of a ride">Did it take place?</Trans>
      </h4>
      <div className={rideStyles.close}>
        {cents > 0 && (
          <>
            <Button busy={actions.busy} onClick={() => close('cash')}>
              <Trans context="desk, button: a ride took place, and was paid">
                Done, {due} in cash
              </Trans>
            </Button>
            <Button busy={actions.busy} onClick={() => close('desk_card')}>
              <Trans context="desk, button: a ride took place, and was paid">
                Done, {due} by card
              </Trans>
            </Button>
          </>
        )}
        <Button
          variant={cents > 0 ? 'outline' : 'default'}
          busy={actions.busy}
          onClick={() => close()}
        >
          {cents > 0 ? (
            <Trans context="desk, button: a ride took place, and is still to be paid">
              Done, {due} stays due
            </Trans>
          ) : (
            <Trans context="desk, button: a ride took place">Done</Trans>
          )}
        </Button>
      </div>
      <details className={styles.further}>
        <summary className={rideStyles.missed}>
          <Trans context="desk: the guest of a ride did not come">The guest did not come</Trans>
        </summary>
        <NoShowForm record={record} now={now} actions={actions} />
      </details>
    </>
  )
}
