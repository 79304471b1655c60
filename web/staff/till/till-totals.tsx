import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cashLeft, type MemberTotals, type TillTotals } from '../../../domain/desk/till.ts'
import type { Cash } from '../../../domain/payments/drawer.ts'
import { Card } from '../../ui/card.tsx'
import styles from './till.module.css'
import { useCashText } from './use-cash-text.ts'

interface TotalsProps {
  name: ReactNode
  totals: TillTotals
  sentBy?: MemberTotals['sentBy']
}

export function Totals({ name, totals, sentBy = [] }: TotalsProps) {
  const text = useCashText()
  const row = (what: ReactNode, { cents, lek }: Cash) => (
    <tr>
      <th scope="row">{what}</th>
      <td>{text.euro(cents)}</td>
      <td>{text.lek(lek)}</td>
    </tr>
  )
  const cardRow = (what: ReactNode, cents: number) => (
    <tr>
      <th scope="row">{what}</th>
      <td>{text.euro(cents)}</td>
      <td />
    </tr>
  )
  return (
    <Card className={styles.totals}>
      <table className={styles.table}>
        <caption>
          <h2>{name}</h2>
        </caption>
        <thead className="visually-hidden">
          <tr>
            <td />
            <th scope="col">
              <Trans context="currency">Euro</Trans>
            </th>
            <th scope="col">
              <Trans context="currency">Lek</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {row(<Trans context="till: cash of guests">Cash taken</Trans>, totals.taken)}
          {row(<Trans context="till">Change given</Trans>, totals.change)}
          {row(<Trans context="till">Refunded in cash</Trans>, totals.refunded)}
          {row(<Trans context="till: money to give change from">Float put in</Trans>, totals.float)}
          {row(<Trans context="till: cash taken out for the bank">Banked</Trans>, totals.banked)}
        </tbody>
        <tbody className={styles.sum}>
          {row(
            <Trans context="till: cash that came less cash that went">Cash, net</Trans>,
            cashLeft(totals),
          )}
          {cardRow(<Trans context="till">Card terminal</Trans>, totals.card)}
          {totals.cardRefunded > 0 &&
            cardRow(<Trans context="till">Refunded by card</Trans>, totals.cardRefunded)}
        </tbody>
      </table>
      {sentBy.length > 0 && (
        <ul className={styles.sent}>
          {sentBy.map((part) => (
            <li key={part.staff}>
              <SentPart {...part} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function SentPart({ staff, totals }: MemberTotals['sentBy'][number]) {
  const text = useCashText()
  const cash = text.cash(cashLeft(totals))
  const card = text.euro(totals.card - totals.cardRefunded)
  return (
    <Trans context="till: a part of the sums above, recorded offline and sent by a colleague">
      Of this, sent by {staff}: cash {cash}, card {card}
    </Trans>
  )
}
