import { photos } from '../../../../domain/business/business.ts'
import type { ServiceType } from '../../../../domain/business/services.ts'
import styles from './service-card.module.css'

/**
 * A picture without meaning of its own; one that can't be loaded leaves the painted wall behind it.
 * A photograph keeps its light in the dark scheme, and so does the taxi, which is drawn by night.
 */
export function ServicePicture({ service }: { service: ServiceType }) {
  const photo = service === 'storage' ? photos.shelves : null
  return (
    <img
      className={styles.picture}
      data-own-light={photo || service === 'taxi' ? '' : undefined}
      src={photo?.src ?? `/illustrations/services/${service}.svg`}
      alt=""
      width="480"
      height="320"
      loading="lazy"
      decoding="async"
    />
  )
}
