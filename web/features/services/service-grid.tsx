import { serviceTypes } from '../../../domain/services.ts'
import { ServiceButton } from './service-button.tsx'
import { ServiceCard } from './service-card.tsx'
import styles from './service-grid.module.css'

/** Every service with its way in, as markup alone; `ServiceOffers` wakes it. */
export function ServiceGrid() {
  return (
    <ul className={styles.grid}>
      {serviceTypes.map((service) => (
        <li key={service} className={styles.place}>
          <ServiceCard service={service}>
            <ServiceButton service={service} />
          </ServiceCard>
        </li>
      ))}
    </ul>
  )
}
