import { Trans } from '@lingui/react/macro'
import { business, prices } from '../../../../domain/business/business.ts'
import { signTime } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Card } from '../../../ui/card.tsx'
import { addressLine } from '../../../words/office-text.ts'
import styles from './payment-information.module.css'

export function PaymentInformation() {
  const locale = useLocale()
  const opens = signTime(business.opensAt, locale)
  const closes = signTime(business.closesAt, locale)
  const lek = prices.dayPerItemLek
  return (
    <Card aria-labelledby="payment-information">
      <h2 id="payment-information">
        <Trans context="heading">Payment Information</Trans>
      </h2>
      <dl className={styles.facts}>
        <dt>
          <Trans context="heading of how a reservation is paid">Pay at Location</Trans>
        </dt>
        <dd>
          <Trans context="how a reservation is paid">
            Cash or card, in Euro or Albanian Lek ({lek} Lek per item per day). You pay nothing now.
          </Trans>
        </dd>
        <dt>
          <Trans context="before an address">Location</Trans>
        </dt>
        <dd>
          <a href={business.mapUrl} target="_blank" rel="noopener">
            {addressLine}
          </a>
        </dd>
        <dt>
          <Trans context="before opening hours">Hours</Trans>
        </dt>
        <dd>
          <Trans context="opening hours, on a line of their own">
            {opens} - {closes}
          </Trans>
        </dd>
      </dl>
    </Card>
  )
}
