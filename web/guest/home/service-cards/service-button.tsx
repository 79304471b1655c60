import { useLingui } from '@lingui/react'
import { type ServiceType, services } from '../../../../domain/business/services.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { hrefOf, paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { WayNote } from '../../../words/ways-to-pay/way-note.tsx'
import { cardContents } from './card-contents.ts'
import styles from './service-button.module.css'

/** Links to the service's page or opens the request dialog (specification, section 2). */
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
  // A link to a form or the contact page, until `ask-on-tap.ts` makes it a button.
  const to = service === 'storage' ? paths.bookOnline : paths.contact
  return (
    <>
      <a href={hrefOf(to, locale)} data-ask={service} className={look}>
        {label}
      </a>
      {service === 'storage' && <StorageNotes />}
    </>
  )
}

/** The dialog only requires a name. The form that replaces it is paid at once. */
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
