import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageLink } from '../../routing/page-link.tsx'
import { type Path, paths } from '../../routing/paths.ts'

interface SideServiceLinksProps {
  className?: string | undefined
  onFollow?: () => void
  children?: ReactNode
}

export function SideServiceLinks({ className, onFollow, children }: SideServiceLinksProps) {
  const link = (to: Path, name: ReactNode) => (
    <li>
      <PageLink to={to} {...(onFollow && { onClick: onFollow })}>
        {name}
      </PageLink>
    </li>
  )
  return (
    <ul className={className}>
      {children}
      {link(paths.airportShuttle, <Trans>Airport shuttle</Trans>)}
      {link(paths.busTickets, <Trans>Bus tickets</Trans>)}
      {link(paths.busLines, <Trans>Buses to Kosovo</Trans>)}
      {link(paths.localBuses, <Trans>City buses</Trans>)}
      {link(paths.accommodations, <Trans>Accommodations</Trans>)}
    </ul>
  )
}
