import type { ServiceType } from '../../../domain/services.ts'
import { ServiceButton } from './service-button.tsx'
import { ServiceCard } from './service-card.tsx'
import styles from './service-grid.module.css'
import { useRequests } from './use-requests.ts'

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

/** Every service with its way in (specification, section 2, Services section). */
export function ServiceGrid() {
  const { Requests, arriving, asked, ask, close } = useRequests()
  return (
    <>
      {Requests && <Requests service={asked} onClose={close} />}
      <ul className={styles.grid}>
        {order.map((service) => (
          <li key={service} className={styles.place}>
            <ServiceCard service={service}>
              <ServiceButton service={service} busy={arriving === service} onAsk={ask} />
            </ServiceCard>
          </li>
        ))}
      </ul>
    </>
  )
}
