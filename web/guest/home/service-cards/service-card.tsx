import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { photos } from '../../../../domain/business/business.ts'
import { type ServiceType, services } from '../../../../domain/business/services.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import { cardContents } from './card-contents.ts'
import styles from './service-card.module.css'
import { ServicePrice } from './service-price.tsx'

export function ServiceCard({ service, children }: { service: ServiceType; children: ReactNode }) {
  const { i18n } = useLingui()
  const { popular, comingSoon } = services[service]
  const { title, description, paint } = cardContents(service, useLocale())
  return (
    <article
      className={classNames(styles.card, styles[paint], popular && styles.large)}
      data-soon={comingSoon}
    >
      <div className={styles.wall}>
        <ServicePicture service={service} />
        {comingSoon && (
          <p className={styles.soon}>
            <span>
              <Trans context="over a service card">Coming Soon</Trans>
            </span>
          </p>
        )}
      </div>
      <div className={styles.words}>
        {popular && (
          <p className={styles.popular}>
            <Trans context="badge of a service card">Most Popular</Trans>
          </p>
        )}
        <h3>{i18n._(title)}</h3>
        <p className={styles.description}>{i18n._(description)}</p>
        <p className={styles.price}>
          <ServicePrice service={service} />
        </p>
        {children}
      </div>
    </article>
  )
}

/**
 * Decorative picture over the painted wall.
 * The dark theme darkens all pictures except the photo and the taxi, which is drawn at night.
 */
function ServicePicture({ service }: { service: ServiceType }) {
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
