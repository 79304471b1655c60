import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { hrefOf, paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { liability } from '../../../words/liability/liability.ts'
import type { StayForm } from '../form/use-stay-form.ts'
import type { StayPrice } from '../price/stay-price.ts'
import styles from './pay-area.module.css'
import { refundsUnusedDays } from './refund-terms.ts'

interface PaymentTermsProps {
  stay: StayForm
  price: StayPrice | null
}

/**
 * Terms below the payment button.
 * They only mention the refund of unused days if the stay may get one.
 */
export function PaymentTerms({ stay: { form }, price }: PaymentTermsProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const terms = hrefOf(paths.legal, locale, 'terms')
  const [dropOffDate, pickUpDate] = useWatch({
    control: form.control,
    name: ['dropOffDate', 'pickUpDate'],
  })
  return (
    <p className={styles.terms}>
      <Trans context="under the payment button">
        By paying you accept our{' '}
        <a href={terms} target="_blank" rel="noopener">
          terms
        </a>
        . There is no refund if you cancel on the drop-off date or don’t come.
      </Trans>{' '}
      {refundsUnusedDays({ dropOffDate, pickUpDate }, price) && (
        <>
          <Trans context="under the payment button, for a stay of several days">
            If you collect early, we refund the unused full days.
          </Trans>{' '}
        </>
      )}
      <Trans context="under the payment button">
        To cancel, open your luggage pass from the link in any email from us, or call us. Bags must
        be closed; no dangerous or illegal goods, perishable food or animals.
      </Trans>{' '}
      {i18n._(liability(locale))}
    </p>
  )
}
