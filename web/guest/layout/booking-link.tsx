import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { WayNote, type WayToPay } from '../../words/ways-to-pay/way-note.tsx'

interface BookingLinkProps extends Omit<ComponentProps<typeof PageLink>, 'to'> {
  way: WayToPay
}

export function BookingLink({ way, ...rest }: BookingLinkProps) {
  const online = way === 'online'
  return (
    <PageLink {...rest} to={online ? paths.bookOnline : paths.reserve}>
      {online ? (
        <Trans comment="Action in the navigation: book and pay on the site">Book Online</Trans>
      ) : (
        <Trans comment="Action in the navigation: reserve now, pay at the office">
          Reserve & Pay On-Location
        </Trans>
      )}{' '}
      <WayNote way={way} />
    </PageLink>
  )
}
