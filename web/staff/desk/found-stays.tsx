import { Plural, Trans } from '@lingui/react/macro'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { buttonClass } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'
import { isolated } from '../../words/isolated.ts'
import { StaffLink } from '../session/staff-link.tsx'
import { WhyNotLoaded } from '../session/why-not-loaded.tsx'
import styles from './desk.module.css'
import { Rows } from './desk-columns.tsx'
import { typedGuest } from './forms/walk-in.ts'
import { RetryButton } from './retry-button.tsx'

interface FoundStaysProps {
  records: readonly StayRecord[]
  searching: boolean
  /** Error of the server search. Today's list was still searched. */
  error: Error | null
  searchAgain: () => void
  text: string
  now: Date
  open: string | null
  isPanelOpen: boolean
}

export function FoundStays({
  records,
  searching,
  error,
  searchAgain,
  text,
  isPanelOpen,
  ...rest
}: FoundStaysProps) {
  const guest = typedGuest(text)
  const typed = isolated(text.trim())
  return (
    <section className={styles.found}>
      <div role="status">
        {/* Doesn't say that no stay was found if the server's search failed. */}
        {!(error && records.length === 0) && (
          <h2>
            {searching && records.length === 0 ? (
              <Trans context="desk: a search is under way">Searching…</Trans>
            ) : (
              <Plural
                context="desk: what a search has found"
                value={records.length}
                _0="No stay found"
                one="# stay found"
                other="# stays found"
              />
            )}
          </h2>
        )}
        {error && (
          <Notice tone="danger" className={styles.strip}>
            <p>
              <Trans context="desk: how far a search went">Only today’s list was searched.</Trans>{' '}
              <WhyNotLoaded error={error} />
            </p>
            <RetryButton busy={searching} onRetry={searchAgain} />
          </Notice>
        )}
      </div>
      {records.length > 0 && <Rows records={records} {...rest} />}
      {records.length === 0 && !searching && guest && (
        <StaffLink
          to={`/admin/desk?${new URLSearchParams({ 'walk-in': text.trim() })}`}
          replace={isPanelOpen}
          className={classNames(buttonClass({ variant: 'outline' }), styles.newcomer)}
        >
          <Trans context="desk, link: take in a guest whom the search did not find">
            Walk-in: {typed}
          </Trans>
        </StaffLink>
      )}
    </section>
  )
}
