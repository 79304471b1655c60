import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { business } from '../../../domain/business/business.ts'
import { numberText } from '../../../domain/business/money.ts'
import { useLocale } from '../../routing/use-locale.ts'
import styles from './figures.module.css'

export function OfficeFigures() {
  const { t } = useLingui()
  const { established, maxServiceMinutes, satisfactionPercent } = business
  const customers = numberText(business.customersServed, useLocale())
  return (
    <section
      className={styles.band}
      aria-label={t({ message: 'In figures', context: 'name of the band of statistics' })}
    >
      <dl className={styles.figures}>
        <Figure label={<Trans comment="Before 2019">Year Established</Trans>}>{established}</Figure>
        <Figure label={<Trans comment="Before a large number">Served Customers</Trans>}>
          {customers}+
        </Figure>
        <Figure label={<Trans comment="Before a number of minutes">Max Service Time</Trans>}>
          <Trans comment="A number of minutes, short">{maxServiceMinutes} min</Trans>
        </Figure>
        <Figure label={<Trans comment="Before a percentage">Customer Satisfaction</Trans>}>
          <Trans comment="A percentage">{satisfactionPercent}%</Trans>
        </Figure>
      </dl>
    </section>
  )
}

function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
