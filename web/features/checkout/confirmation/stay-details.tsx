import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { business } from '../../../../domain/business.ts'
import { signTime } from '../../../../domain/date-text.ts'
import { useNow } from '../../../browser/use-now.ts'
import { useOpeningTimes } from '../../../office/use-opening-times.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { addressLine, dialLink } from '../../../words/office-text.ts'
import rows from '../receipt/summary-rows.module.css'
import { type BookedStay, lastPickUp, safePickUp } from './booked-stay.ts'
import { DepartureLine } from './departure-line.tsx'
import { OwnPass } from './own-pass.tsx'
import { ReceiptActions } from './receipt-actions.tsx'
import styles from './stay-details.module.css'
import { useCollectByWords } from './use-collect-by-words.ts'

interface StayDetailsProps {
  reference: string
  stay: BookedStay
  /** Of the guest's own link; nothing where it is not known, or none is signed. */
  passToken: string | null
  /** What to do with the reference. */
  children: ReactNode
}

/** By when to collect, the ways on from here, and where the office is. */
export function StayDetails({ reference, stay, passToken, children }: StayDetailsProps) {
  const locale = useLocale()
  const words = useCollectByWords()
  const openingTimes = useOpeningTimes()
  const now = useNow() ?? new Date()
  const last = lastPickUp(stay, openingTimes)
  const safe = safePickUp(stay, openingTimes)
  const opens = signTime(business.opensAt, locale)
  const closes = signTime(business.closesAt, locale)
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
              Open daily {opens} to {closes}
            </Trans>
          </dd>
        </div>
        <div className={rows.row}>
          <dt>
            <Trans context="row of a receipt, before a phone number">Phone</Trans>
          </dt>
          <dd>
            <a href={dialLink(phone)}>{phone}</a>
          </dd>
        </div>
      </dl>
      <p className={styles.zone}>
        <Trans context="under the times of a receipt">All times are Tirana time.</Trans>
      </p>
    </>
  )
}
