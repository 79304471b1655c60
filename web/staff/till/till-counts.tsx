import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { TillCount } from '../../../domain/desk/till.ts'
import { type Cash, isCash, minus } from '../../../domain/payments/drawer.ts'
import { tiranaTime } from '../../../domain/time/calendar.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './till.module.css'
import { useCashText } from './use-cash-text.ts'

export function TillCounts({ counts }: { counts: readonly TillCount<string>[] }) {
  return counts.map((count) => <Count key={count.id} count={count} />)
}

function Count({ count }: { count: TillCount<string> }) {
  const text = useCashText()
  const time = tiranaTime(new Date(count.at))
  const difference = minus(count.counted, count.expected)
  const row = (name: ReactNode, { cents, lek }: Cash) => (
    <tr>
      <th scope="row">{name}</th>
      <td>{text.euro(cents)}</td>
      <td>{text.lek(lek)}</td>
    </tr>
  )
  return (
    <Card>
      <table className={styles.table}>
        <caption>
          <h2>
            <Trans context="till">Count at {time}</Trans>
          </h2>
          <p className={styles.by}>
            {count.staff}{' '}
            {isCash(difference) ? (
              <Badge tone="danger">
                <Trans context="till: the count does not agree">Doesn’t balance</Trans>
              </Badge>
            ) : (
              <Badge tone="success">
                <Trans context="till: the count agrees">Balances</Trans>
              </Badge>
            )}
          </p>
        </caption>
        <tbody>
          {row(<Trans context="till: cash that should be there">Expected</Trans>, count.expected)}
          {row(<Trans context="till: cash that is there">Counted</Trans>, count.counted)}
        </tbody>
        <tbody className={styles.sum}>
          {row(<Trans context="till: counted less expected">Difference</Trans>, difference)}
        </tbody>
      </table>
    </Card>
  )
}
