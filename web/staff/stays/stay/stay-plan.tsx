import { Trans } from '@lingui/react/macro'
import { services } from '../../../../domain/business/services.ts'
import type { Stay } from '../../../../domain/stay/stay-record.ts'
import { instantText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Card } from '../../../ui/card.tsx'
import { PlanName, ServiceName, SourceName } from '../../actions/stay-labels.tsx'
import styles from '../stays.module.css'
import { Fact, Facts } from './facts.tsx'

export function StayPlan({ stay }: { stay: Stay<string> }) {
  const locale = useLocale()
  const time = (instant: string) => instantText(new Date(instant), locale)
  const isStorage = stay.serviceType === 'storage'
  return (
    <Card className={styles.card}>
      <h2>
        <Trans context="heading on the staff page: what a guest booked">Agreed</Trans>
      </h2>
      <Facts>
        <Fact name={<Trans context="staff page: of a booking">Kind</Trans>}>
          {stay.kind === 'booking' ? (
            <Trans context="kind of a stay">Booking</Trans>
          ) : (
            <Trans context="kind of a stay">Reservation</Trans>
          )}
        </Fact>
        <Fact name={<Trans context="field of the staff page: of a booking">Service</Trans>}>
          <ServiceName type={stay.serviceType} />
          {isStorage && (
            <>
              {' '}
              · <PlanName type={stay.storageType} />
            </>
          )}
        </Fact>
        <Fact name={<Trans context="staff page: of a booking, how many">Items</Trans>}>
          {services[stay.serviceType].counts === 'items' ? stay.luggageCount : null}
        </Fact>
        <Fact name={<Trans context="staff page: of a booking, how many">Passengers</Trans>}>
          {services[stay.serviceType].counts === 'passengers' ? stay.luggageCount : null}
        </Fact>
        <Fact name={<Trans context="staff page: of a booking, a time">Drop-off</Trans>}>
          {time(stay.startDate)}
        </Fact>
        <Fact name={<Trans context="staff page: of a booking, a time">Pick-up</Trans>}>
          {(isStorage || stay.endDate) && time(stay.endDate ?? stay.pickUpAt)}
        </Fact>
        <Fact name={<Trans context="staff page: of a booking, a time">Created</Trans>}>
          {time(stay.createdAt)}
        </Fact>
        <Fact name={<Trans context="staff page: where a booking came from">Source</Trans>}>
          <SourceName source={stay.source} />
        </Fact>
      </Facts>
    </Card>
  )
}
