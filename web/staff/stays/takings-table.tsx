import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { euroText, numberText } from '../../../domain/business/money.ts'
import type { Takings } from '../../../domain/reports/month-figures.ts'
import { useLocale } from '../../routing/use-locale.ts'
import styles from './takings-table.module.css'

interface TakingsRow extends Takings {
  key: string
  name: ReactNode
}

interface TakingsTableProps {
  caption: ReactNode
  head: ReactNode
  rows: readonly TakingsRow[]
  total: Takings
}

export function TakingsTable({ caption, head, rows, total }: TakingsTableProps) {
  const most = {
    bags: Math.max(1, ...rows.map(({ bags }) => bags)),
    net: Math.max(1, ...rows.map(({ net }) => Math.abs(net))),
  }
  return (
    <table className={styles.table}>
      <caption>
        <h2>{caption}</h2>
      </caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">
            <Trans context="heading on the staff page">Bags</Trans>
          </th>
          <th scope="col">
            <Trans context="staff page, head of a column: how many bookings began">Stays</Trans>
          </th>
          <th scope="col">
            <Trans context="staff page, head of a column: money that came">Received</Trans>
          </th>
          <th scope="col">
            <Trans context="staff page, head of a column: money that went back">Returned</Trans>
          </th>
          <th scope="col">
            <Trans context="staff page, head of a column: money that is left">Net</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, ...takings }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <Cells takings={takings} most={most} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <Trans context="staff page, under a table of figures">Total</Trans>
          </th>
          <Cells takings={total} />
        </tr>
      </tfoot>
    </table>
  )
}

interface CellsProps {
  takings: Takings
  most?: Pick<Takings, 'bags' | 'net'>
}

function Cells({ takings: { bags, stays, received, refunded, net }, most }: CellsProps) {
  const locale = useLocale()
  return (
    <>
      <td className={soft(bags)}>
        {numberText(bags, locale)}
        {most && <Bar share={bags / most.bags} />}
      </td>
      <td className={soft(stays)}>{numberText(stays, locale)}</td>
      <td className={soft(received)}>{euroText(received, locale)}</td>
      <td className={soft(refunded)}>{euroText(refunded, locale)}</td>
      <td className={soft(net)}>
        {euroText(net, locale)}
        {most && <Bar share={net / most.net} />}
      </td>
    </>
  )
}

function soft(figure: number): string | undefined {
  return figure === 0 ? styles.none : undefined
}

/** `share` is -1 to 1, negative if refunds exceed payments. */
function Bar({ share }: { share: number }) {
  const length = Math.abs(share) * 100
  return (
    <svg className={share < 0 ? styles.loss : styles.bar} aria-hidden="true" focusable="false">
      <rect x={`${100 - length}%`} width={`${length}%`} height="100%" rx="2" />
    </svg>
  )
}
