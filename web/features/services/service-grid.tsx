import type { ServiceType } from '../../../domain/services.ts'
import { ServiceButton } from './service-button.tsx'
import { ServiceCard } from './service-card.tsx'
import styles from './service-grid.module.css'

/** What leads the way from the desk comes first; what is still to come, last. */
const order: readonly ServiceType[] = [
  'storage',
  'airport-shuttle',
  'taxi',
  'accommodations',
  'buses',
  'buses-tirana',
  'tours',
  'rental',
  'guide',
  'packages',
]

/** Every service with its way in, as markup alone; `ServiceOffers` wakes it. */
export function ServiceGrid() {
  return (
    <ul className={styles.grid}>
      {order.map((service) => (
        <li key={service} className={styles.place}>
          <ServiceCard service={service}>
            <ServiceButton service={service} />
          </ServiceCard>
        </li>
      ))}
    </ul>
  )
}
