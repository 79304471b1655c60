import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { business, limits, photos } from '../../../domain/business/business.ts'
import { classNames } from '../../ui/class-names.ts'
import { Static, type StaticPart } from '../../ui/static-parts/static-part.tsx'
import { ChoiceCards } from './choice-cards.tsx'
import { FactCards } from './fact-cards.tsx'
import styles from './hero.module.css'
import { PriceCard } from './price-card.tsx'

export const trust: StaticPart = {
  id: 'trust',
  importPart: () => import('../../guest/home/sections.tsx').then(({ Trust }) => Trust),
}

const drawing = { src: '/illustrations/desk.svg', width: 560, height: 420 }

/** Opening hours, price and both choices must fit on a phone's first screen. */
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
              People, not lockers: a staffed office with a small café, {metresToMainSquare} m from
              the main square.
            </Trans>
          </p>
        </div>
        <div className={classNames(styles.scene, !photos.desk && 'by-night')}>
          <img {...(photos.desk ?? drawing)} alt="" fetchPriority="high" />
        </div>
        <div className={styles.facts}>
          <FactCards />
        </div>
        <div className={styles.offer}>
          <PriceCard items={items} onItems={chooseItems} />
          <ChoiceCards items={items} />
        </div>
        <Static part={trust} />
      </div>
      <div className={classNames(styles.skyline, 'by-night')}>
        <img
          src="/illustrations/tirana.svg"
          alt=""
          width="1200"
          height="300"
          loading="lazy"
          decoding="async"
        />
      </div>
    </section>
  )
}
