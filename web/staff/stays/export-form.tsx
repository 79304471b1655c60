import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExportKind } from '../../../domain/reports/staff-exports.ts'
import { isPeriod, type Period } from '../../../domain/time/period.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { OwnerOnly } from '../session/owner-only.tsx'
import { useOwnerReason } from '../session/use-owner-reason.ts'
import { exportLabels } from './export-labels.ts'
import { LastExports } from './last-exports.tsx'
import styles from './stays.module.css'
import { exportsAnswer } from './stays-query.ts'

/**
 * Milliseconds until the list of exports is refetched.
 * Browsers don't report when a download starts.
 */
const begins = 2000

const kinds = ['stays', 'money'] as const

const addresses: Record<ExportKind, string> = {
  stays: '/api/staff/export',
  money: '/api/staff/export/money',
}

export function ExportForm({ month }: { month: Period }) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const needsOwner = useOwnerReason('GET /api/staff/export')
  const [period, setPeriod] = useState(month)
  const [kind, setKind] = useState<ExportKind>('stays')
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
          Bookings by day of drop-off, or all money by day, as a file for spreadsheets.
        </Trans>
      </p>
      <OwnerOnly reason={needsOwner}>
        <Field label={<Trans context="field of the staff page: what a file contains">File</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => setKind(target.value === 'money' ? 'money' : 'stays')}
            >
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {i18n._(exportLabels[one])}
                </option>
              ))}
            </Select>
          )}
        </Field>
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
            href={`${addresses[kind]}?${new URLSearchParams({ ...period })}`}
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
