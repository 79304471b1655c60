import { useLingui } from '@lingui/react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { type ServiceType, services } from '../../../domain/services.ts'
import { PageLink } from '../../page-link.tsx'
import { hrefOf, paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useLocale } from '../../use-locale.ts'
import { serviceWords } from './service-words.ts'
import { prepareRequests } from './use-requests.ts'

interface ServiceButtonProps {
  service: ServiceType
  /** Its dialog is on the way. */
  busy: boolean
  onAsk: (event: MouseEvent<HTMLAnchorElement>, service: ServiceType) => void
}

/** Leads to the service's page, or opens the request dialog (specification, section 2). */
export function ServiceButton({ service, busy, onAsk }: ServiceButtonProps) {
  const { i18n } = useLingui()
  const { page, comingSoon, popular } = services[service]
  const look = buttonClass(popular ? { size: 'lg' } : { variant: 'outline' })
  const label = i18n._(serviceWords[service].button)
  if (comingSoon) {
    return (
      <button type="button" disabled className={look}>
        {label}
      </button>
    )
  }
  if (page) {
    return (
      <PageLink to={paths[page]} className={look}>
        {label}
      </PageLink>
    )
  }
  return (
    <AskLink service={service} className={look} onClick={(event) => onAsk(event, service)}>
      {busy && <Spinner />}
      {label}
    </AskLink>
  )
}

interface AskLinkProps {
  service: ServiceType
  className: string
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
  children: ReactNode
}

/** A link to a form or to the office, until the page's script makes it the dialog's button. */
function AskLink({ service, ...rest }: AskLinkProps) {
  const hydrated = useHydrated()
  const to = service === 'storage' ? paths.bookOnline : paths.contact
  return (
    <a
      {...rest}
      href={hrefOf(to, useLocale())}
      {...(hydrated && { role: 'button', 'aria-haspopup': 'dialog', onKeyDown: pressBySpace })}
      onPointerEnter={prepareRequests}
      onFocus={prepareRequests}
    />
  )
}

/** Links answer to Enter alone, buttons to the space bar too. */
function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}
