import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dateText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { attentionCount } from '../session/attention-query.ts'
import { StaffLink } from '../session/staff-link.tsx'
import styles from './desk.module.css'

/**
 * Warns that the till hasn't been closed for an earlier day.
 * Makes no request of its own, because the navigation requests `attentionCount`.
 */
export function OpenDayLine() {
  const locale = useLocale()
  const { data } = useQuery({ ...attentionCount, enabled: false })
  if (!data?.openDay) return null
  const day = dateText(data.openDay, locale)
  return (
    <p className={styles.answered}>
      <StaffLink to="/admin/till" className={styles.openDay}>
        <Trans context="desk, link to the till: a day whose drawer nobody counted">
          {day} is not closed yet: count the drawer
        </Trans>
      </StaffLink>
    </p>
  )
}
