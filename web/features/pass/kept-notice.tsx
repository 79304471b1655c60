import { Trans } from '@lingui/react/macro'
import { tiranaDate, tiranaTime } from '../../../domain/calendar.ts'
import { instantText } from '../../../domain/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './pass-around.module.css'

/** From when the shown pass is, while nobody answers, and what has to wait. */
export function KeptNotice({ asOf, acts }: { asOf: Date; acts: boolean }) {
  const locale = useLocale()
  const isToday = tiranaDate(asOf) === tiranaDate(new Date())
  const time = isToday ? tiranaTime(asOf) : instantText(asOf, locale)
  return (
    <Notice role="status" className={styles.onScreen}>
      <p>
        <strong>
          <Trans context="on the guest's pass, while there is no connection">
            No connection. Your pass as of {time}.
          </Trans>
        </strong>{' '}
        {acts ? (
          <Trans context="on the guest's pass, while there is no connection">
            Our desk can scan it. To change or cancel, go online.
          </Trans>
        ) : (
          <Trans context="on the guest's pass, while there is no connection">
            Our desk can scan it.
          </Trans>
        )}
      </p>
    </Notice>
  )
}
