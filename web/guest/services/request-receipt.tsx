import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { instantText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './request-receipt.module.css'
import type { Requested } from './saved-receipt.ts'

interface RequestReceiptProps {
  requested: Requested
  takesFocus: boolean
}

/** Receipt that stays after the notification closes. */
export function RequestReceipt({ requested, takesFocus }: RequestReceiptProps) {
  const locale = useLocale()
  const notice = useRef<HTMLDivElement>(null)
  const { reference } = requested
  const when = instantText(new Date(requested.startDate), locale)
  const email = requested.customerEmail

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for a new reference
  useEffect(() => {
    if (takesFocus) notice.current?.focus()
  }, [reference])

  return (
    <Notice ref={notice} tone="success" tabIndex={-1} className={styles.receipt}>
      <h3>
        <Trans context="heading after a request">We’ve received your request</Trans>
      </h3>
      <p>
        {requested.serviceType === 'storage' ? (
          <Trans context="after a request">
            Reference <b>{reference}</b>, for {when}. Have it ready at our desk. We’ll contact you
            at {email} to confirm details.
          </Trans>
        ) : (
          <Trans context="after a request for a taxi, a tour and the like">
            Reference <b>{reference}</b>, for {when}. Nothing is confirmed yet: we’ll contact you at{' '}
            {email} to confirm.
          </Trans>
        )}
      </p>
    </Notice>
  )
}
