import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isLate, type TillEntry, type TillReport } from '../../../domain/desk/till.ts'
import { isCash, type MovementKind } from '../../../domain/payments/drawer.ts'
import { tiranaTime } from '../../../domain/time/calendar.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { momentText } from '../session/figure-text.ts'
import { StaffLink } from '../session/staff-link.tsx'
import styles from './till.module.css'
import { useCashText } from './use-cash-text.ts'

const kindLabels: Record<MovementKind, ReactNode> = {
  payment: <Trans context="till: a movement">Payment</Trans>,
  refund: <Trans context="till: a movement">Refund</Trans>,
  void: <Trans context="till: a payment taken by mistake and given back">Reversed</Trans>,
  float: <Trans context="till: a movement">Float</Trans>,
  banked: <Trans context="till: a movement">Banked</Trans>,
}

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
            <Entry entry={entry} late={isLate(entry, report)} />
          </li>
        ))}
      </ol>
    </details>
  )
}

function Entry({ entry, late }: { entry: TillEntry<string>; late: boolean }) {
  const text = useCashText()
  const locale = useLocale()
  const { taken, given, sentBy, fiscalNumber, reason, reference, stayId, method } = entry
  const noted = new Date(entry.at)
  const done = momentText(new Date(entry.happenedAt), noted, locale)
  return (
    <>
      <time dateTime={entry.at}>{tiranaTime(noted)}</time>
      <span className={styles.what}>
        {kindLabels[entry.kind]}{' '}
        {reference && stayId && <StaffLink to={`/admin/stays/${stayId}`}>{reference}</StaffLink>}{' '}
        {reason && <>· {reason}</>}{' '}
        {late && (
          <Badge tone="tag">
            <Trans context="till: noted after the count">Entered later; done {done}</Trans>
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
