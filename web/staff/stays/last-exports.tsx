import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { numberText } from '../../../domain/business/money.ts'
import type { StaffExport } from '../../../domain/reports/staff-exports.ts'
import { dateText, instantText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { exportLabels } from './export-labels.ts'
import styles from './stays.module.css'
import { exportsAnswer } from './stays-query.ts'

export function LastExports() {
  const { data = [] } = useQuery(exportsAnswer)
  if (data.length === 0) return null
  return (
    <details className={styles.exports}>
      <summary>
        <Trans context="staff page: who downloaded the bookings as a file">Last exports</Trans>
      </summary>
      <ul>
        {data.map((made) => (
          <li key={made.id}>
            <Made made={made} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Made({ made: { username, at, kind, from, to, rows } }: { made: StaffExport }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const [first, last] = [dateText(from, locale), dateText(to, locale)]
  const lines = numberText(rows, locale)
  const what = i18n._(exportLabels[kind])
  return (
    <>
      {instantText(new Date(at), locale)}, {username}
      <span className={styles.soft}>
        <Trans context="staff page: the days of an exported file, what is in it, and how many lines">
          {first} – {last}, {what}: {lines}
        </Trans>
      </span>
    </>
  )
}
