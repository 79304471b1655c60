import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { tiranaDate, tiranaTime } from '../../domain/calendar.ts'
import { instantText } from '../../domain/date-text.ts'
import type { Locale } from '../../domain/locales.ts'
import { idPrefix } from '../../domain/reference.ts'
import { dialledNumber } from '../../domain/search-key.ts'
import { services } from '../../domain/services.ts'
import type { StaffStay } from '../../domain/staff-lists.ts'
import { useLocale } from '../routing/use-locale.ts'
import { StaffLink } from './staff-link.tsx'
import styles from './staff-rows.module.css'
import type { StayLength } from './staff-stay.ts'
import { ServiceName, StatusBadge } from './stay-words.tsx'

interface StayRowProps {
  stay: StaffStay
  length: StayLength | null
  /** The plan, or where the reservation came from. */
  kind?: ReactNode
  amount: ReactNode
  badges: ReactNode
}

/** A booking or reservation on the staff's list: who, when, what, how it stands. */
export function StayRow({ stay, length, kind, amount, badges }: StayRowProps) {
  const locale = useLocale()
  const created = instantText(new Date(stay.createdAt), locale)
  return (
    <article className={styles.row} aria-label={stay.customerName}>
      <div className={styles.who}>
        <h2>{stay.customerName}</h2>
        {stay.customerEmail && <a href={`mailto:${stay.customerEmail}`}>{stay.customerEmail}</a>}
        {stay.customerPhone && (
          <a href={`tel:${dialledNumber(stay.customerPhone)}`}>{stay.customerPhone}</a>
        )}
      </div>
      <div>
        <span className={styles.when}>
          <b>{instantText(new Date(stay.startDate), locale)}</b>
          {stay.endDate && ` → ${endText(stay.startDate, stay.endDate, locale)}`}
        </span>
        {length && (
          <span className={styles.soft}>
            <Length length={length} />
          </span>
        )}
      </div>
      <div>
        <b>
          <Count stay={stay} />
        </b>
        <span className={styles.soft}>
          <ServiceName type={stay.serviceType} /> {kind && <>· {kind}</>}
        </span>
      </div>
      <div className={styles.money}>{amount}</div>
      <div className={styles.state}>
        <span>
          <StatusBadge status={stay.status} /> {badges}
        </span>
        <span className={styles.soft}>
          {idPrefix(stay.id)} ·{' '}
          <StaffLink to={`/admin/stays/${stay.id}`} className={styles.reference}>
            {stay.reference}
          </StaffLink>
        </span>
        <span className={styles.soft}>
          <Trans context="staff page, before the time of a booking">Created {created}</Trans>
        </span>
      </div>
      {stay.specialRequests && <p className={styles.requests}>{stay.specialRequests}</p>}
    </article>
  )
}

/** The hour alone where a stay ends on the day that it began. */
function endText(start: string, end: string, locale: Locale): string {
  const [from, to] = [new Date(start), new Date(end)]
  return tiranaDate(from) === tiranaDate(to) ? tiranaTime(to) : instantText(to, locale)
}

/** What the one number of a stay counts; of most services nothing. */
function Count({ stay }: { stay: StaffStay }) {
  switch (services[stay.serviceType].counts) {
    case 'items':
      return <Plural context="staff page" value={stay.luggageCount} one="# item" other="# items" />
    case 'passengers':
      return (
        <Plural
          context="staff page"
          value={stay.luggageCount}
          one="# passenger"
          other="# passengers"
        />
      )
    case 'nothing':
      return null
  }
}

function Length({ length }: { length: StayLength }) {
  return 'hours' in length ? (
    <Plural context="staff page" value={length.hours} one="# hour" other="# hours" />
  ) : (
    <Plural context="staff page" value={length.days} one="# day" other="# days" />
  )
}
