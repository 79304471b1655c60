import { Trans, useLingui } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { SwipeRow } from '../../ui/swipe-row.tsx'
import { openingHours } from '../../words/hours-text.ts'
import styles from './steps.module.css'

export function Steps() {
  const { t } = useLingui()
  const { maxServiceMinutes, metresToMainSquare } = business
  const { opens, closes } = openingHours(useLocale())
  return (
    <div className={styles.walk}>
      <SwipeRow
        ordered
        className={styles.steps}
        aria-label={t({ message: 'How it works', context: 'over the heading of the steps' })}
      >
        <li>
          <h3>
            <Trans context="step 1">Drop off your bags</Trans>
          </h3>
          <p>
            <Trans context="step 1">
              Any day between {opens} and {closes}, in {maxServiceMinutes} minutes at most.
            </Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans context="step 2: the tag on the luggage, and the receipt for it">
              Get a tag and a receipt
            </Trans>
          </h3>
          <p>
            <Trans context="step 2">
              Every bag gets its own tag, and you get the matching receipt.
            </Trans>
          </p>
        </li>
        <li>
          <h3>
            <Trans context="step 3">Explore, then collect</Trans>
          </h3>
          <p>
            <Trans context="step 3">
              The main square is {metresToMainSquare} m away. Come back before {closes} and show the
              receipt.
            </Trans>
          </p>
        </li>
      </SwipeRow>
    </div>
  )
}
