import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'
import { tiranaDate } from '../../../domain/time/calendar.ts'
import { dateText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { Resolved } from '../actions/resolved.tsx'
import { StaffLink } from '../session/staff-link.tsx'
import styles from './attention.module.css'
import { DroppedName, DroppedWayOut } from './dropped.tsx'
import { EmailActions } from './email-actions.tsx'
import { EntryAmount } from './entry-amount.tsx'
import { MailboxActions } from './mailbox-actions.tsx'
import { MessageWayOut } from './message-way-out.tsx'
import { OpenDayName, ToTheTill } from './open-day.tsx'
import { OrphanWayOut } from './orphan-way-out.tsx'
import { StayWayOut } from './stay-way-out.tsx'

interface AttentionRowProps {
  entry: AttentionEntry
  isOpen: boolean
  onToggle: () => void
  /** `isOwn` is `true` if the entry is being resolved, or was resolved, on this page. */
  onAction: (isOwn: boolean) => void
}

export function AttentionRow({ entry, isOpen, onToggle, onAction }: AttentionRowProps) {
  const panel = useId()
  const who = useId()
  const button = useId()
  const locale = useLocale()
  const since = dateText(tiranaDate(new Date(entry.since)), locale)
  return (
    <article className={styles.row} aria-labelledby={who}>
      <div className={styles.who} id={who}>
        <Who entry={entry} />
      </div>
      <div className={styles.what}>
        <EntryAmount entry={entry} />
      </div>
      <div className={styles.since}>
        <Trans context="staff page: since when something needs attention">since {since}</Trans>
      </div>
      <Button
        id={button}
        size="sm"
        variant={isOpen ? 'ghost' : 'outline'}
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-labelledby={`${button} ${who}`}
        className={styles.toggle}
        onClick={onToggle}
      >
        {isOpen ? (
          <Trans context="button: what needs attention">Close</Trans>
        ) : (
          <Trans context="button: opens what settles an entry">Settle</Trans>
        )}
      </Button>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        {isOpen && (
          <Resolved of={entry.id}>
            <WayOut entry={entry} onAction={onAction} />
          </Resolved>
        )}
      </div>
    </article>
  )
}

function Who({ entry }: { entry: AttentionEntry }) {
  if (entry.kind === 'mailbox') return <span className={styles.name}>{entry.email}</span>
  if (entry.kind === 'message') {
    return (
      <>
        <span className={styles.name}>{entry.message.name}</span>
        <span className={styles.soft}>{entry.message.email}</span>
      </>
    )
  }
  if (entry.kind === 'till_open') return <OpenDayName entry={entry} />
  if (entry.kind === 'dropped') return <DroppedName entry={entry} />
  if (entry.kind === 'orphan') {
    const { name, reference } = entry.guest
    return (
      <>
        <span className={styles.name}>{name ?? reference ?? entry.id}</span>
        {name && <span className={styles.soft}>{reference}</span>}
      </>
    )
  }
  const { stay } = entry
  if (!stay) {
    return (
      <span className={styles.name}>
        <Trans context="who an email is written to">To the office</Trans>
      </span>
    )
  }
  return (
    <>
      <StaffLink to={`/admin/stays/${stay.id}`} className={styles.name}>
        {stay.customerName ?? <Trans context="a guest without a name">Guest</Trans>}
      </StaffLink>
      <span className={styles.soft}>{stay.reference}</span>
    </>
  )
}

function WayOut({ entry, onAction }: Pick<AttentionRowProps, 'entry' | 'onAction'>) {
  if (entry.kind === 'email') return <EmailActions entry={entry} onAction={onAction} />
  if (entry.kind === 'mailbox') return <MailboxActions entry={entry} />
  if (entry.kind === 'message') return <MessageWayOut entry={entry} onAction={onAction} />
  if (entry.kind === 'till_open') return <ToTheTill />
  if (entry.kind === 'dropped') return <DroppedWayOut entry={entry} onAction={onAction} />
  if (entry.kind === 'orphan') return <OrphanWayOut entry={entry} onAction={onAction} />
  return <StayWayOut entry={entry} onAction={onAction} />
}
