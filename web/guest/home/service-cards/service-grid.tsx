import { useLingui } from '@lingui/react/macro'
import { type ServiceType, services, serviceTypes } from '../../../../domain/business/services.ts'
import { SwipeRow } from '../../../ui/swipe-row.tsx'
import { ServiceButton } from './service-button.tsx'
import { ServiceCard } from './service-card.tsx'
import styles from './service-grid.module.css'

const popular = serviceTypes.filter((service) => services[service].popular)
const others = serviceTypes.filter((service) => !services[service].popular)

/**
 * Renders markup only. `ServiceOffers` adds the behaviour.
 * On phones, all services but the popular ones are in a swipeable row.
 */
export function ServiceGrid() {
  const { t } = useLingui()
  return (
    <div className={styles.services}>
      <ul className={styles.popular}>{popular.map(place)}</ul>
      <SwipeRow
        className={styles.others}
        aria-label={t({ message: 'More services', context: 'name of a row to swipe' })}
      >
        {others.map(place)}
      </SwipeRow>
    </div>
  )
}

function place(service: ServiceType) {
  return (
    <li key={service} className={styles.place}>
      <ServiceCard service={service}>
        <ServiceButton service={service} />
      </ServiceCard>
    </li>
  )
}
