import { Trans } from '@lingui/react/macro'
import type { StaffMessage } from '../../../domain/reports/staff-lists.ts'
import { instantText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { MessageActions } from '../actions/message-actions.tsx'
import styles from '../actions/staff-rows.module.css'

export function MessageRow({ row }: { row: StaffMessage }) {
  const locale = useLocale()
  return (
    <article className={styles.message} aria-label={row.name}>
      <div className={styles.who}>
        <h2>{row.name}</h2>
        <a href={`mailto:${row.email}`}>{row.email}</a>
        <span className={styles.soft}>{instantText(new Date(row.createdAt), locale)}</span>
        <span>
          {row.read ? (
            <Badge>
              <Trans context="badge of a message">Read</Trans>
            </Badge>
          ) : (
            <Badge tone="brand">
              <Trans context="badge of a message">New</Trans>
            </Badge>
          )}
        </span>
      </div>
      <div>
        {row.subject && <b>{row.subject}</b>}
        <p className={styles.text}>{row.message}</p>
        <MessageActions message={row} />
      </div>
    </article>
  )
}
