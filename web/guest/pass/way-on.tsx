import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import type { Pass } from '../../../domain/pass/pass.ts'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { OfficeChat } from '../../words/office-phone/office-chat.tsx'
import { dialLink } from '../../words/office-text.ts'
import { isDeclined } from './is-declined.ts'

export function WayOn({ pass }: { pass: Pass }) {
  const { status, serviceType, reference } = pass
  if (status === 'no_show' || status === 'abandoned') {
    return (
      <>
        <a href={dialLink(business.phone)} className={buttonClass()}>
          <Trans context="link on the guest's pass: calls the office">Call us</Trans>
        </a>
        <OfficeChat reference={reference} className={buttonClass({ variant: 'outline' })} />
      </>
    )
  }
  const isOver = status === 'completed' || status === 'cancelled' || status === 'expired'
  if (!isOver && !isDeclined(pass)) return null
  return (
    <>
      <PageLink
        to={serviceType === 'storage' ? paths.bookOnline : paths.services}
        className={buttonClass({ variant: 'outline' })}
      >
        <Trans context="link on the guest's pass, after a booking has ended">Book again</Trans>
      </PageLink>
      {status === 'completed' && (
        <a
          href={business.mapUrl}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'outline' })}
        >
          <Trans context="link on the guest's pass, after a booking has ended">
            Write a review
          </Trans>
        </a>
      )}
    </>
  )
}
