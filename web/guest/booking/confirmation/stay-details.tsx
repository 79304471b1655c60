import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DepartureKind, LocalTime } from '../../../../domain/booking/departure.ts'
import { business } from '../../../../domain/business/business.ts'
import { localTimeText } from '../../../../domain/time/date-text.ts'
import { useNow } from '../../../browser/use-now.ts'
import { useOpeningTimes } from '../../../opening-hours/use-opening-times.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { hrefOf, paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { openingHours } from '../../../words/hours-text.ts'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'
import { addressLine } from '../../../words/office-text.ts'
import rows from '../form/summary-rows.module.css'
import { type BookedStay, lastPickUp, safePickUp } from './booked-stay.ts'
import pass from './own-pass.module.css'
import { ReceiptActions } from './receipt-actions.tsx'
import styles from './stay-details.module.css'
import { useCollectByWords } from './use-collect-by-words.ts'

interface StayDetailsProps {
  reference: string
  stay: BookedStay
  /**
   * Token of the guest's own link.
   * `null` if the Worker didn't return one.
   */
  passToken: string | null
  isPaid: boolean
  children: ReactNode
}

export function StayDetails({ reference, stay, passToken, isPaid, children }: StayDetailsProps) {
  const locale = useLocale()
  const words = useCollectByWords()
  const openingTimes = useOpeningTimes()
  const now = useNow() ?? new Date()
  const last = lastPickUp(stay, openingTimes)
  const safe = safePickUp(stay, openingTimes)
  const { opens, closes } = openingHours(locale)
  const { name, phone } = business
  return (
    <>
      <p className={styles.collect}>
        <strong>
          <span className={styles.onScreen}>{words.by(last, now)}</span>
          <span className={styles.onPaper}>{words.by(last, null)}</span>
        </strong>{' '}
        {words.after(stay)}
        {safe && <DepartureLine safe={safe} />}
      </p>
      <ReceiptActions reference={reference} stay={stay} last={last} safe={safe} />
      {passToken && <OwnPass token={passToken} />}
      {passToken && isPaid && <ReceiptLink token={passToken} />}
      {children}
      <dl className={rows.rows}>
        <div className={rows.row}>
          <dt>
            <Trans context="row of a receipt">Where</Trans>
          </dt>
          <dd>
            <strong>{name}</strong>
            <br />
            <a href={business.mapUrl} target="_blank" rel="noopener">
              {addressLine}
            </a>
            <br />
            <Trans context="opening hours on a receipt">
              Open daily {opens}–{closes}
            </Trans>
          </dd>
        </div>
        <div className={rows.row}>
          <dt>
            <Trans context="row of a receipt, before a phone number">Phone</Trans>
          </dt>
          <dd>
            <OfficePhone reference={reference}>{phone}</OfficePhone>
          </dd>
        </div>
      </dl>
      <p className={styles.zone}>
        <Trans context="under the times of a receipt">All times are Tirana time.</Trans>
      </p>
    </>
  )
}

function DepartureLine({ safe }: { safe: LocalTime & { kind: DepartureKind } }) {
  const when = localTimeText(safe.date, safe.time, useLocale())
  return (
    <span className={styles.departure}>
      {safe.kind === 'flight' ? (
        <Trans context="on a receipt">To catch your flight, collect by {when}.</Trans>
      ) : (
        <Trans context="on a receipt">To catch your bus, collect by {when}.</Trans>
      )}
    </span>
  )
}

/**
 * Links to the guest's own pass.
 * The token is in the URL's fragment, which isn't sent to servers or in referrers.
 */
function OwnPass({ token }: { token: string }) {
  return (
    <PageLink to={paths.pass} fragment={token} target="_top" className={pass.link}>
      <strong>
        <Trans context="link on a receipt: the guest's own page of the booking">
          Your luggage pass
        </Trans>
      </strong>
      <span>
        <Trans context="under the link to the guest's own page of the booking">
          See, change or cancel your booking
        </Trans>
      </span>
    </PageLink>
  )
}

function ReceiptLink({ token }: { token: string }) {
  const address = hrefOf(paths.pass, useLocale())
  return (
    <p className={styles.receipt}>
      <a href={`${address}?receipt#${token}`} target="_top">
        <Trans context="link after a payment: opens a receipt to print or save">
          Receipt to print or save
        </Trans>
      </a>
    </p>
  )
}
