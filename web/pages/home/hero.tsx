import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business.ts'
import { numberText } from '../../../domain/money-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { FactCards } from './fact-cards.tsx'
import styles from './hero.module.css'

/** What a traveller needs to decide, and the two ways to go on, on the first screen of a phone. */
export function Hero() {
  const { established, rating, satisfactionPercent, metresToMainSquare } = business
  const value = numberText(rating.value, useLocale(), 1)
  const { count } = rating
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>
            <Trans>Luggage storage in the heart of Tirana</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              Leave your bags with people, not in a locker: a staffed office with a small café,{' '}
              {metresToMainSquare} m from the main square.
            </Trans>
          </p>
        </div>
        <FactCards />
        <ChoiceCards />
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
      </div>
      <img
        className={styles.skyline}
        src="/illustrations/tirana.svg"
        alt=""
        fetchPriority="high"
        width="1200"
        height="360"
      />
    </section>
  )
}
