import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { isAfterClosing } from '../../../domain/desk/closing.ts'
import { isLate, type TillEntry, type TillReport } from '../../../domain/desk/till.ts'
import { isCash } from '../../../domain/payments/drawer.ts'
import { tiranaTime } from '../../../domain/time/calendar.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { momentText } from '../session/figure-text.ts'
import { StaffLink } from '../session/staff-link.tsx'
import { movementLabels } from './kind-labels.ts'
import styles from './till.module.css'
import { useCashText } from './use-cash-text.ts'

export function TillEntries({ report }: { report: TillReport<string> }) {
  const { entries } = report
  const count = entries.length
  return (
    <details className={styles.entries}>
      <summary>
        <Trans context="till: what came and went, and how often">Movements ({count})</Trans>
      </summary>
      <ol>
        {entries.toReversed().map((entry) => (
          <li key={entry.id}>
            <Entry
              entry={entry}
              late={isLate(entry, report)}
              isAfter={isAfterClosing(entry, report)}
            />
          </li>
        ))}
      </ol>
    </details>
  )
}

interface EntryProps {
  entry: TillEntry<string>
  late: boolean
  isAfter: boolean
}

function Entry({ entry, late, isAfter }: EntryProps) {
  const { i18n } = useLingui()
  const text = useCashText()
  const locale = useLocale()
  const { taken, given, sentBy, fiscalNumber, reason, reference, stayId, method, tags } = entry
  const numbers = tags.join(', ')
  const noted = new Date(entry.at)
  const done = momentText(new Date(entry.happenedAt), noted, locale)
  return (
    <>
      <time dateTime={entry.at}>{tiranaTime(noted)}</time>
      <span className={styles.what}>
        {i18n._(movementLabels[entry.kind])}{' '}
        {reference && stayId && <StaffLink to={`/admin/stays/${stayId}`}>{reference}</StaffLink>}{' '}
        {reason && <>· {reason}</>}{' '}
        {late && (
          <Badge tone="tag">
            <Trans context="till: noted after the count">Entered later; done {done}</Trans>
          </Badge>
        )}{' '}
        {isAfter && (
          <Badge tone="tag">
            <Trans context="till: an entry of a day that was closed before">After closing</Trans>
          </Badge>
        )}
        <small>
          {entry.staff}
          {sentBy && (
            <>
              ,{' '}
              <Trans context="till: of an offline entry, a colleague's name">
                sent by {sentBy}
              </Trans>
            </>
          )}
          {fiscalNumber && ` · ${fiscalNumber}`}
          {tags.length > 0 && (
            <>
              {' · '}
              <Trans context="till: numbers of the tags on a guest's bags">Tags {numbers}</Trans>
            </>
          )}
        </small>
      </span>
      <span className={styles.amount}>
        {method === 'desk_card' ? (
          <>
            {text.euro(entry.cents)} <Trans context="till: by card">card</Trans>
          </>
        ) : (
          <>
            {isCash(taken) && `+ ${text.cash(taken)}`} {isCash(given) && `− ${text.cash(given)}`}
          </>
        )}
      </span>
    </>
  )
}
