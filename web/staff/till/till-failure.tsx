import { Trans } from '@lingui/react/macro'
import { ApiError } from '../../api.ts'
import { Notice } from '../../ui/notice.tsx'
import { StaffLoadError } from '../session/staff-load.ts'
import { WhyNotLoaded } from '../session/why-not-loaded.tsx'
import { CorrectionNote } from './correction-note.tsx'

export function TillFailure({ error }: { error: Error }) {
  const status = error instanceof ApiError ? error.status : undefined
  return (
    <Notice tone="danger" role="alert">
      <p>
        {error instanceof StaffLoadError ? (
          <>
            <WhyNotLoaded error={error} />{' '}
            <Trans context="till">The till could not be loaded. Please try again.</Trans>
          </>
        ) : error instanceof ApiError && error.code === 'owner_only' ? (
          <CorrectionNote />
        ) : error instanceof ApiError && error.code === 'drawer_moved' ? (
          <Trans context="till: others took or gave cash while a count was sent">
            Cash was moved while the count was being saved. Send it again.
          </Trans>
        ) : error instanceof ApiError && error.code === 'drawer_short' ? (
          <Trans context="till: more was to be taken out than there is">
            According to our records, there isn’t that much in the drawer. If it is there, count the
            drawer first, or add what is missing to the float.
          </Trans>
        ) : error instanceof ApiError && error.code === 'count_outdated' ? (
          <Trans context="till: the day can't be closed with this count">
            The day has already been closed with a newer count.
          </Trans>
        ) : status !== undefined && status < 500 ? (
          <Trans context="till">This was not saved. Please send it again.</Trans>
        ) : (
          <>
            <WhyNotLoaded error={error} />{' '}
            <Trans context="till: what was typed is still there, and may have arrived">
              This may not have been saved. Send it again: it will only count once.
            </Trans>
          </>
        )}
      </p>
    </Notice>
  )
}
