import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { business, limits } from '../../../domain/business.ts'
import { numberText } from '../../../domain/money-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { FactCards } from './fact-cards.tsx'
import styles from './hero.module.css'
import { PriceCard } from './price-card.tsx'

/** What a traveller needs to decide, and the two ways to go on, on the first screen of a phone. */
export function Hero() {
  const { metresToMainSquare } = business
  const [items, chooseItems] = useState<number>(limits.minItems)
  return (
    <section className={styles.hero} aria-labelledby="welcome">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 id="welcome">
            <Trans>Luggage storage in the heart of Tirana</Trans>
          </h1>
          <p className={styles.lead}>
            <Trans>
              With people, not in a locker: a staffed office with a small café, {metresToMainSquare}{' '}
              m from the main square.
            </Trans>
          </p>
        </div>
        <div className={styles.scene}>
          <img src="/illustrations/desk.svg" alt="" fetchPriority="high" width="560" height="420" />
        </div>
        <div className={styles.facts}>
          <FactCards />
        </div>
        <div className={styles.offer}>
          <PriceCard items={items} onItems={chooseItems} />
          <ChoiceCards items={items} />
        </div>
        <Trust />
      </div>
      <div className={styles.skyline}>
        <img src="/illustrations/tirana.svg" alt="" width="1200" height="300" />
      </div>
    </section>
  )
}

function Trust() {
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
