import { Trans } from '@lingui/react/macro'
import { business } from '../../domain/business.ts'
import { useLocale } from '../routing/use-locale.ts'
import { openingHours } from '../words/hours-text.ts'
import styles from './steps.module.css'

/** How a stay goes, from the counter and back to it. */
export function Steps() {
  const { maxServiceMinutes, metresToMainSquare } = business
  const { opens, closes } = openingHours(useLocale())
  return (
    <ol className={styles.steps}>
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
    </ol>
  )
}
