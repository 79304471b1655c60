import { useLingui } from '@lingui/react'
import { type ServiceType, services } from '../../../../domain/business/services.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { hrefOf, paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { WayNote } from '../../../words/ways-to-pay/way-note.tsx'
import { cardContents } from './card-contents.ts'
import styles from './service-button.module.css'

export function ServiceButton({ service }: { service: ServiceType }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { leadsTo, comingSoon, popular } = services[service]
  const look = buttonClass(popular ? { size: 'lg' } : { variant: 'outline' })
  const label = i18n._(cardContents(service, locale).button)
  if (comingSoon) {
    return (
      <button type="button" disabled className={look}>
        {label}
      </button>
    )
  }
  if (leadsTo !== 'request') {
    return (
      <PageLink to={paths[leadsTo]} className={look}>
        {label}
      </PageLink>
    )
  }
  // Renders a plain link until `ask-on-tap.ts` makes it a button.
  const to = service === 'storage' ? paths.bookOnline : paths.contact
  return (
    <>
      <a href={hrefOf(to, locale)} data-ask={service} data-early className={look}>
        {label}
      </a>
      {service === 'storage' && <StorageNotes />}
    </>
  )
}

/**
 * Says how storage is paid for.
 * With scripts, the button opens the request dialog, and the guest pays at the desk. Without
 * scripts, it links to the booking form, and the guest pays online.
 */
function StorageNotes() {
  return (
    <p className={styles.notes}>
      <span className={styles.withScripts}>
        <WayNote way="desk" />
      </span>
      <span className={styles.withoutScripts}>
        <WayNote way="online" />
      </span>
    </p>
  )
}
