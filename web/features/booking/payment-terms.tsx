import { Trans } from '@lingui/react/macro'
import { hrefOf, paths } from '../../paths.ts'
import { useLocale } from '../../use-locale.ts'
import styles from './pay-area.module.css'

/**
 * What a payment, by card or wallet, agrees to, in short; the whole of it opens beside the form, which
 * stays as it is.
 */
export function PaymentTerms() {
  const terms = hrefOf(paths.legal, useLocale(), 'terms')
  return (
    <p className={styles.terms}>
      <Trans context="under the payment button">
        By paying you accept our{' '}
        <a href={terms} target="_blank" rel="noopener">
          terms
        </a>
        . Cancel before the drop-off date and everything is refunded; on that date, or if you do not
        come, nothing is. To cancel, reply to your confirmation e-mail or call us. Collect early and
        you get the unused full days back. Bags must be closed; no dangerous or illegal goods, food
        that spoils, or animals.
      </Trans>
    </p>
  )
}
