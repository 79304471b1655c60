import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { numberText } from '../../../domain/business/money.ts'
import { useLocale } from '../../routing/use-locale.ts'
import styles from './page.module.css'

export function AboutStory() {
  const { established } = business
  const customers = numberText(business.customersServed, useLocale())
  return (
    <section aria-labelledby="story" className={styles.story}>
      <h2 id="story">
        <Trans>Why we opened</Trans>
      </h2>
      <p>
        <Trans>
          Every travel day has a gap: you’ve checked out, the bus isn’t here yet, and every street
          is harder with a suitcase. In {established} our family opened a desk in Tirana for those
          hours, with a small café beside it.
        </Trans>
      </p>
      <p>
        <Trans>
          Much has changed since then. You can book on your phone and pay by card before you arrive.
          But a person still takes your bag, ties a tag to it and hands it back to you.
        </Trans>
      </p>
      <p>
        <Trans comment="A large number">
          {customers}+ customers have trusted us with their bags. If you were one of them, thank
          you.
        </Trans>
      </p>
    </section>
  )
}
