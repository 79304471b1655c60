import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { numberText } from '../../../domain/business/money.ts'
import { useLocale } from '../../routing/use-locale.ts'
import styles from './trust.module.css'

export function Trust() {
  const { established, rating, satisfactionPercent } = business
  const value = numberText(rating.value, useLocale(), 1)
  const { count } = rating
  return (
    <ul className={styles.trust}>
      <li>
        <a href="#reviews">
          <Trans>
            {value} out of 5 from {count} online reviews
          </Trans>
        </a>
      </li>
      <li>
        <Trans>{satisfactionPercent}% Satisfaction Rate</Trans>
      </li>
      <li>
        <Trans>Trusted Storage since {established}</Trans>
      </li>
    </ul>
  )
}
