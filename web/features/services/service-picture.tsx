import { useState } from 'react'
import type { ServiceType } from '../../../domain/services.ts'
import styles from './service-card.module.css'

/** A picture without meaning of its own; one that can't be loaded leaves the painted wall behind it. */
export function ServicePicture({ service }: { service: ServiceType }) {
  const [failed, fail] = useState(false)
  return (
    <img
      ref={(image) => {
        // It may have failed before the page's script was there to hear of it.
        if (image?.complete && image.naturalWidth === 0) fail(true)
      }}
      className={styles.picture}
      src={`/illustrations/services/${service}.svg`}
      alt=""
      width="480"
      height="320"
      loading="lazy"
      decoding="async"
      hidden={failed}
      onError={() => fail(true)}
    />
  )
}
