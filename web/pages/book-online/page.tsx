import { Trans } from '@lingui/react/macro'
import { prices } from '../../../domain/business/business.ts'
import { euroText } from '../../../domain/business/money.ts'
import { BookingForm } from '../../guest/booking/pay/booking-form.tsx'
import { PageFrame } from '../../guest/layout/page-frame.tsx'
import { OfficeHelp } from '../../guest/office/office-help.tsx'
import { useLocale } from '../../routing/use-locale.ts'
import styles from './page.module.css'

export { head } from './head.ts'

export default function Page() {
  const price = euroText(prices.dayPerItem, useLocale())
  return (
    <PageFrame title={<Trans context="heading of the page">Book Online</Trans>}>
      <ul className={styles.highlights}>
        <li>
          <Trans context="highlight of paying online">
            Secure payment, {price} per item per day
          </Trans>
        </li>
        <li>
          <Trans context="highlight of paying online">No waiting</Trans>
        </li>
        <li>
          <Trans context="highlight of paying online">Central location</Trans>
        </li>
      </ul>
      <BookingForm />
      <OfficeHelp />
    </PageFrame>
  )
}
