import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { tiranaDate, tiranaTime } from '../../../../domain/time/calendar.ts'
import { instantText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Notice } from '../../../ui/notice.tsx'
import styles from '../pass-around.module.css'
import type { AsOf, Unanswered } from '../use-known-pass.ts'

export function SavedNotice({ asOf: { at, why }, actions }: { asOf: AsOf; actions: boolean }) {
  const locale = useLocale()
  const isToday = tiranaDate(at) === tiranaDate(new Date())
  const time = isToday ? tiranaTime(at) : instantText(at, locale)
  const noLonger = (
    <Trans context="on the guest's pass, when the link that opened it is no longer valid">
      This link no longer works. Your pass as of {time}.
    </Trans>
  )
  const says: Record<Unanswered, ReactNode> = {
    slow: (
      <Trans context="on the guest's pass, while an answer takes its time">
        Still loading. Your pass as of {time}.
      </Trans>
    ),
    offline: (
      <Trans context="on the guest's pass, while there is no connection">
        No connection. Your pass as of {time}.
      </Trans>
    ),
    server: (
      <Trans context="on the guest's pass, while our server has a problem">
        Our booking system can’t answer right now. Your pass as of {time}.
      </Trans>
    ),
    refused: noLonger,
    replaced: noLonger,
  }
  const newLink = (
    <Trans context="on the guest's pass, when the link that opened it is no longer valid">
      Our desk can scan it. To change or cancel, request a new link below.
    </Trans>
  )
  const waits: Record<Unanswered, ReactNode> = {
    slow: (
      <Trans context="on the guest's pass, while an answer takes its time">
        Our desk can scan it. You can change or cancel once it has loaded.
      </Trans>
    ),
    offline: (
      <Trans context="on the guest's pass, while there is no connection">
        Our desk can scan it. To change or cancel, go online.
      </Trans>
    ),
    server: (
      <Trans context="on the guest's pass, while our server has a problem">
        Our desk can scan it. To change or cancel, try again later or call us.
      </Trans>
    ),
    refused: newLink,
    replaced: newLink,
  }
  return (
    <Notice role="status" className={styles.onScreen}>
      <p>
        <strong>{says[why]}</strong>{' '}
        {actions ? (
          waits[why]
        ) : (
          <Trans context="on the guest's pass, while there is no connection">
            Our desk can scan it.
          </Trans>
        )}
      </p>
    </Notice>
  )
}
