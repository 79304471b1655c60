import { useLingui } from '@lingui/react'
import { type ServiceType, services } from '../../../../domain/business/services.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { hrefOf, paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { WayNote } from '../../../words/ways-to-pay/way-note.tsx'
import { cardContents } from './card-contents.ts'
import styles from './service-button.module.css'

/** Leads to the service's page, or opens the request dialog (specification, section 2). */
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
  // Leads to a form or to the office, until a script makes it the dialog's button: see `ask-on-tap.ts`.
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

/** The dialog asks for nothing but a name; the form that stands in for it is paid at once. */
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
