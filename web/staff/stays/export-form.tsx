import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isPeriod, type Period } from '../../../domain/time/period.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { OwnerOnly } from '../session/owner-only.tsx'
import { useOwnerReason } from '../session/use-owner-reason.ts'
import { LastExports } from './last-exports.tsx'
import styles from './stays.module.css'
import { exportsAnswer } from './stays-query.ts'

/** Milliseconds until the list of exports is refetched. Browsers don't report when a download starts. */
const begins = 2000

export function ExportForm({ month }: { month: Period }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const needsOwner = useOwnerReason('GET /api/staff/export')
  const [period, setPeriod] = useState(month)
  const isRight = isPeriod(period)
  const wrong = t({
    message: 'The last day must come after the first, within a year',
    context: 'staff page: what is wrong with a period',
  })

  function showOwn(): void {
    const { queryKey } = exportsAnswer
    setTimeout(() => void client.invalidateQueries({ queryKey }), begins)
  }

  return (
    <Card className={styles.card}>
      <h2>
        <Trans context="heading on the staff page">Export</Trans>
      </h2>
      <p className={styles.soft}>
        <Trans context="staff page">
          Bookings and reservations by day of drop-off, with their accounts, as a file for
          spreadsheets.
        </Trans>
      </p>
      <OwnerOnly reason={needsOwner}>
        <div className={styles.period}>
          <Field label={<Trans context="field of the staff page: a day">From</Trans>}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={period.from}
                onChange={({ target }) => setPeriod({ ...period, from: target.value })}
              />
            )}
          </Field>
          <Field
            label={<Trans context="field of the staff page: a day">To</Trans>}
            error={isRight ? undefined : wrong}
          >
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={period.to}
                onChange={({ target }) => setPeriod({ ...period, to: target.value })}
              />
            )}
          </Field>
        </div>
        {isRight && (
          <a
            href={`/api/staff/export?${new URLSearchParams({ ...period })}`}
            download
            onClick={showOwn}
            className={buttonClass()}
          >
            <Trans context="link of the staff page: a file">Download CSV</Trans>
          </a>
        )}
      </OwnerOnly>
      <LastExports />
    </Card>
  )
}
