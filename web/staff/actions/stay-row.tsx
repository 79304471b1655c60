import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Locale } from '../../../domain/business/locales.ts'
import { services } from '../../../domain/business/services.ts'
import { dialledNumber } from '../../../domain/reports/search-key.ts'
import type { StaffStay } from '../../../domain/reports/staff-lists.ts'
import { idPrefix } from '../../../domain/stay/reference.ts'
import { tiranaDate, tiranaTime } from '../../../domain/time/calendar.ts'
import { instantText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { classNames } from '../../ui/class-names.ts'
import { StaffLink } from '../session/staff-link.tsx'
import styles from './staff-rows.module.css'
import type { StayLength } from './staff-stay.ts'
import { ServiceName, StatusBadge } from './stay-labels.tsx'

interface StayRowProps {
  stay: StaffStay
  length: StayLength | null
  kind?: ReactNode
  amount: ReactNode
  badges: ReactNode
}

export function StayRow({ stay, length, kind, amount, badges }: StayRowProps) {
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const created = instantText(new Date(stay.createdAt), locale)
  return (
    <article className={styles.row} aria-label={stay.customerName} data-open={isOpen}>
      <div className={styles.who}>
        <h2>{stay.customerName}</h2>
        {stay.customerEmail && (
          <a href={`mailto:${stay.customerEmail}`} className={styles.extra}>
            {stay.customerEmail}
          </a>
        )}
        {stay.customerPhone && (
          <a href={`tel:${dialledNumber(stay.customerPhone)}`} className={styles.extra}>
            {stay.customerPhone}
          </a>
        )}
      </div>
      <div className={styles.times}>
        <span className={styles.when}>
          <b>{instantText(new Date(stay.startDate), locale)}</b>
          {stay.endDate && ` → ${endText(stay.startDate, stay.endDate, locale)}`}
        </span>
        {length && (
          <span className={classNames(styles.soft, styles.extra)}>
            <Length length={length} />
          </span>
        )}
      </div>
      <div className={styles.what}>
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
          <span className={styles.extra}>{idPrefix(stay.id)} · </span>
          <StaffLink to={`/admin/stays/${stay.id}`} className={styles.reference}>
            {stay.reference}
          </StaffLink>
        </span>
        <span className={classNames(styles.soft, styles.extra)}>
          <Trans context="staff page, before the time of a booking">Created {created}</Trans>
        </span>
      </div>
      <Further isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {stay.specialRequests && (
        <p className={classNames(styles.requests, styles.extra)}>{stay.specialRequests}</p>
      )}
    </article>
  )
}

function Further({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      className={styles.further}
      aria-expanded={isOpen}
      aria-label={t({
        message: 'Details',
        context: 'staff page, button: shows how to reach a guest and what else is known of a stay',
      })}
      onClick={onToggle}
    />
  )
}

function endText(start: string, end: string, locale: Locale): string {
  const [from, to] = [new Date(start), new Date(end)]
  return tiranaDate(from) === tiranaDate(to) ? tiranaTime(to) : instantText(to, locale)
}

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
