import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { idPrefix } from '../../../../domain/stay/reference.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { PaymentState, StatusBadge } from '../../actions/stay-labels.tsx'
import { StaffLink } from '../../session/staff-link.tsx'
import { StaffLoadError } from '../../session/staff-load.ts'
import { WhyNotLoaded } from '../../session/why-not-loaded.tsx'
import styles from '../stays.module.css'
import { oneStay } from '../stays-query.ts'
import { Conflicts } from './conflicts.tsx'
import { GuestForms } from './guest-forms.tsx'
import { StayAccount } from './stay-account.tsx'
import { StayBags } from './stay-bags.tsx'
import { StayGuest } from './stay-guest.tsx'
import { StayHistoryList } from './stay-history.tsx'
import { StayPlan } from './stay-plan.tsx'

export function StayPage({ id }: { id: string }) {
  const { data, error } = useQuery(oneStay(id))
  return data ? <Content record={data} /> : <Missing error={error} />
}

function Content({ record }: { record: StayRecord<string> }) {
  const { stay } = record
  return (
    <>
      <header className={styles.header}>
        <div>
          <h1 className={styles.heading}>{stay.customerName ?? stay.reference}</h1>
          <p className={styles.soft}>
            {idPrefix(stay.id)} · {stay.reference}
          </p>
          <p className={styles.badges}>
            <StatusBadge status={stay.status} /> <PaymentState status={stay.paymentStatus} />{' '}
            {stay.disputed && (
              <Badge tone="danger">
                <Trans context="badge of a booking: the guest's bank asks for the money back">
                  Disputed
                </Trans>
              </Badge>
            )}
            {(stay.conflictAt ?? stay.unpricedAt) && (
              <StaffLink to="/admin/attention">
                <Trans context="link of a booking: to the list of what staff have to look at">
                  To do
                </Trans>
              </StaffLink>
            )}
          </p>
        </div>
        <StaffLink to={`/admin/desk?stay=${stay.id}`} className={buttonClass()}>
          <Trans context="link of the staff page: to the desk, with this booking">
            Open at the desk
          </Trans>
        </StaffLink>
      </header>
      {stay.conflictAt && (
        <Card className={styles.card}>
          <h2>
            <Trans context="heading on the staff page: both sides of a conflict">
              Conflicting changes
            </Trans>
          </h2>
          <Conflicts stay={stay} />
        </Card>
      )}
      <div className={styles.cards}>
        <div className={styles.stack}>
          <StayGuest stay={stay} />
          <GuestForms record={record} />
          <StayPlan stay={stay} />
          <StayBags record={record} />
        </div>
        <StayAccount record={record} />
      </div>
      <StayHistoryList id={stay.id} version={stay.version} />
    </>
  )
}

function Missing({ error }: { error: Error | null }) {
  const isUnknown = error instanceof StaffLoadError && error.status === 404
  return (
    <>
      <h1 className={styles.heading}>
        <Trans context="heading of the staff page">Booking or reservation</Trans>
      </h1>
      {error === null && (
        <p role="status">
          <Spinner /> <Trans context="staff page">Loading…</Trans>
        </p>
      )}
      {error && (
        <Notice tone="danger" role="alert">
          <p>
            {isUnknown ? (
              <Trans context="staff page">There is no such booking or reservation.</Trans>
            ) : (
              <>
                <Trans context="staff page">It could not be loaded</Trans> ({error.message}).{' '}
                <WhyNotLoaded error={error} />
              </>
            )}
          </p>
        </Notice>
      )}
    </>
  )
}
