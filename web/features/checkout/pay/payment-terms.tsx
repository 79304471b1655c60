import { Trans } from '@lingui/react/macro'
import { hrefOf, paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
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
        . Cancel before the drop-off date for a full refund; on the day itself, or if you don’t
        come, there is no refund. To cancel, open your luggage pass from the link in any email from
        us, or call us. If you collect early, we refund the unused full days. Bags must be closed;
        no dangerous or illegal goods, perishable food or animals.
      </Trans>
    </p>
  )
}
