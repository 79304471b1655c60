import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { TillReport } from '../../../domain/desk/till.ts'
import { isCash } from '../../../domain/payments/drawer.ts'
import { tiranaTime } from '../../../domain/time/calendar.ts'
import { movementLabels } from './kind-labels.ts'
import styles from './till.module.css'
import { useCashText } from './use-cash-text.ts'

/** Prints the day's entries as a table. On screen, `TillEntries` shows them. */
export function PrintedEntries({ report }: { report: TillReport<string> }) {
  const { i18n } = useLingui()
  const text = useCashText()
  if (report.entries.length === 0) return null
  return (
    <table className={styles.printed}>
      <thead>
        <tr>
          <th scope="col">
            <Trans context="till, printed: heading of a column">Time</Trans>
          </th>
          <th scope="col">
            <Trans context="till, printed: heading of a column">What</Trans>
          </th>
          <th scope="col">
            <Trans context="till, printed: heading of a column">Booking</Trans>
          </th>
          <th scope="col">
            <Trans context="till, printed: heading of a column">Tags</Trans>
          </th>
          <th scope="col">
            <Trans context="till, printed: heading of a column">Receipt no.</Trans>
          </th>
          <th scope="col">
            <Trans context="till, printed: heading of a column">Staff</Trans>
          </th>
          <th scope="col">
            <Trans context="till, printed: heading of a column">Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {report.entries.map((entry) => {
          const { taken, given, reason } = entry
          return (
            <tr key={entry.id}>
              <td>{tiranaTime(new Date(entry.at))}</td>
              <td>
                {i18n._(movementLabels[entry.kind])}
                {reason && ` · ${reason}`}
              </td>
              <td>{entry.reference}</td>
              <td>{entry.tags.join(', ')}</td>
              <td>{entry.fiscalNumber}</td>
              <td>{entry.staff}</td>
              <td>
                {entry.method === 'desk_card' ? (
                  <>
                    {text.euro(entry.cents)} <Trans context="till: by card">card</Trans>
                  </>
                ) : (
                  <>
                    {isCash(taken) && `+ ${text.cash(taken)}`}{' '}
                    {isCash(given) && `− ${text.cash(given)}`}
                  </>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
