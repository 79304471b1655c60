import { Trans } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'
import { useBookingPaths } from '../form/use-booking-paths.ts'
import styles from './pay-area.module.css'
import type { Earlier } from './use-earlier-payment.ts'

interface EarlierNoticeProps {
  earlier: Earlier
  onAsk: () => void
}

export function EarlierNotice({ earlier, onAsk }: EarlierNoticeProps) {
  const { reserve } = useBookingPaths()
  const { phone } = business
  switch (earlier.kind) {
    case 'reading':
    case 'elsewhere':
      return null
    case 'asking':
      return (
        <p className={styles.loading} role="status">
          <Spinner />{' '}
          <Trans context="in place of the payment buttons">Checking your last payment…</Trans>
        </p>
      )
    case 'unreachable':
      return (
        <Notice role="status">
          <p>
            <Trans context="in place of the payment buttons">
              We can’t tell yet whether your last payment went through, as we can’t reach our
              booking system. Check again before you pay once more, or{' '}
              <PageLink to={reserve}>reserve and pay at our desk</PageLink>, or call{' '}
              <OfficePhone>{phone}</OfficePhone>.
            </Trans>
          </p>
          <Button busy={earlier.asking} onClick={onAsk}>
            <Trans context="button: ask once more how the payment stands">Check again</Trans>
          </Button>
        </Notice>
      )
    case 'unfinished':
      return (
        <Notice role="status">
          <p>
            <Trans context="over the payment buttons">
              You didn’t finish confirming with your bank, so nothing was charged. Please pay again.
            </Trans>
          </p>
        </Notice>
      )
  }
}
