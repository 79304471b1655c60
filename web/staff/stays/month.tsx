import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { tiranaDate } from '../../../domain/time/calendar.ts'
import { dayOfMonthText } from '../../../domain/time/date-text.ts'
import { type CalendarMonth, monthOf, periodOf } from '../../../domain/time/period.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { ServiceName } from '../actions/stay-labels.tsx'
import { WhyNotLoaded } from '../session/why-not-loaded.tsx'
import { ExportForm } from './export-form.tsx'
import { MonthPicker } from './month-picker.tsx'
import styles from './stays.module.css'
import { monthOfStays } from './stays-query.ts'
import { TakingsTable } from './takings-table.tsx'

/** `requested` is `undefined` for the current month. */
export function Month({ requested }: { requested: CalendarMonth | undefined }) {
  const locale = useLocale()
  const current = monthOf(tiranaDate(new Date()))
  const month = requested ?? current
  const { data, error } = useQuery(monthOfStays(month))
  return (
    <>
      <MonthPicker month={month} current={current} />
      {error && (
        <Notice tone="danger" role="alert">
          <p>
            <Trans context="staff page">The figures could not be loaded</Trans> ({error.message}).{' '}
            <WhyNotLoaded error={error} />
          </p>
        </Notice>
      )}
      {!data && !error && (
        <p role="status">
          <Spinner /> <Trans context="staff page">Loading…</Trans>
        </p>
      )}
      {data && (
        <div className={styles.month}>
          <Card className={styles.card}>
            <TakingsTable
              caption={<Trans context="heading on the staff page: figures">By day</Trans>}
              head={<Trans context="staff page: head of a column">Day</Trans>}
              rows={data.days.map(({ date, ...takings }) => ({
                key: date,
                name: <span className={styles.day}>{dayOfMonthText(date, locale)}</span>,
                ...takings,
              }))}
              total={data.total}
            />
          </Card>
          <div className={styles.beside}>
            <Card className={styles.card}>
              <TakingsTable
                caption={<Trans context="heading on the staff page: figures">By service</Trans>}
                head={<Trans context="field of the staff page: of a booking">Service</Trans>}
                rows={data.services.map(({ serviceType, ...takings }) => ({
                  key: serviceType,
                  name: <ServiceName type={serviceType} />,
                  ...takings,
                }))}
                total={data.total}
              />
              <p className={styles.soft}>
                <Trans context="staff page, under the figures of a month">
                  Money counts on the day it was received or refunded, stays on the day they begin.
                  Cancelled stays and no-shows are left out.
                </Trans>
              </p>
            </Card>
            <ExportForm key={month} month={periodOf(month)} />
          </div>
        </div>
      )}
    </>
  )
}
