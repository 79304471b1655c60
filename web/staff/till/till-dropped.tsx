import { Trans } from '@lingui/react/macro'
import type { DroppedEntry } from '../../../domain/desk/dropped-entry.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Card } from '../../ui/card.tsx'
import { momentText } from '../session/figure-text.ts'
import { StaffLink } from '../session/staff-link.tsx'
import { EntryFacts, WhereMoneyIs } from './entry-facts.tsx'
import styles from './till.module.css'

/**
 * Lists entries removed from devices without being recorded.
 * They can explain a difference in the drawer.
 */
export function TillDropped({ dropped }: { dropped: readonly DroppedEntry<string>[] }) {
  if (dropped.length === 0) return null
  return (
    <Card>
      <h2 className={styles.devices}>
        <Trans context="till, heading: entries that staff removed, with their bags and money">
          Not recorded
        </Trans>
      </h2>
      <ul className={styles.deviceList}>
        {dropped.map((entry) => (
          <li key={entry.id}>
            <Dropped entry={entry} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Dropped({ entry }: { entry: DroppedEntry<string> }) {
  const locale = useLocale()
  const { tags, money, reason, staff, madeBy, sentBy, stayId, reference } = entry
  const done = momentText(new Date(entry.happenedAt), new Date(entry.at), locale)
  return (
    <>
      <b>
        <EntryFacts guest={null} tags={tags} money={money} />
      </b>
      {money && ', '}
      <WhereMoneyIs {...entry} /> · {reason}{' '}
      {stayId && reference && <StaffLink to={`/admin/stays/${stayId}`}>{reference}</StaffLink>}
      <span className={styles.by}>
        {madeBy ? (
          <Trans context="till: of an entry that was removed, with two colleagues' names">
            {done}, {madeBy}; removed by {staff}
          </Trans>
        ) : (
          <Trans context="till: of an entry that was removed, with a colleague's name">
            {done}, removed by {staff}
          </Trans>
        )}
        {sentBy && (
          <>
            ,{' '}
            <Trans context="till: of an offline entry, a colleague's name">sent by {sentBy}</Trans>
          </>
        )}
      </span>
    </>
  )
}
