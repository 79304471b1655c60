import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Visit } from '../../../domain/opening-hours/opening-times.ts'
import type { AffectedStay } from '../../../domain/opening-hours/staff-closures.ts'
import { dialledNumber } from '../../../domain/reports/search-key.ts'
import { instantText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { classNames } from '../../ui/class-names.ts'
import { StaffLink } from '../session/staff-link.tsx'
import { NoticeBadge, OutcomeBadge, visitLabels } from './closure-labels.tsx'
import styles from './closures.module.css'

interface AffectedRowProps {
  stay: AffectedStay
  /** True if the closure isn't saved yet. The row then has no outcome, email status or controls. */
  planned?: boolean
  pick?: ReactNode
  action?: ReactNode
}

export function AffectedRow({ stay, planned = false, pick, action }: AffectedRowProps) {
  const open = stay.outcome === 'open'
  return (
    <article className={classNames(styles.row, !open && styles.settled)}>
      {!planned && <div className={styles.pick}>{pick}</div>}
      <div>
        <StaffLink to={`/admin/desk?stay=${stay.id}`} className={styles.name}>
          {stay.customerName ?? <Trans context="a guest without a name">Guest</Trans>}
        </StaffLink>
        <span className={styles.soft}>
          {stay.reference} ·{' '}
          <Plural context="staff page" value={stay.luggageCount} one="# item" other="# items" />
        </span>
        <Phone stay={stay} />
      </div>
      <dl className={styles.times}>
        <Time stay={stay} visit="drop_off" at={stay.startDate} />
        <Time stay={stay} visit="pick_up" at={stay.pickUpAt} />
      </dl>
      {!planned && (
        <div className={styles.state}>
          <OutcomeBadge outcome={stay.outcome} />
          <NoticeBadge stay={stay} />
          {action}
        </div>
      )}
    </article>
  )
}

function Time({ stay, visit, at }: { stay: AffectedStay; visit: Visit; at: string }) {
  const { i18n, t } = useLingui()
  const locale = useLocale()
  const inTheWay = stay.visits.includes(visit)
  const closed = t({ message: 'closed then', context: 'read out after a day and time' })
  return (
    <div className={classNames(inTheWay && styles.inTheWay)}>
      <dt>{i18n._(visitLabels[visit])}</dt>
      <dd>
        {instantText(new Date(at), locale)}
        {inTheWay && <span className="visually-hidden"> ({closed})</span>}
      </dd>
    </div>
  )
}

function Phone({ stay: { customerPhone } }: { stay: AffectedStay }) {
  if (!customerPhone) return null
  return (
    <a href={`tel:${dialledNumber(customerPhone)}`} className={styles.phone}>
      {customerPhone}
    </a>
  )
}
