import { Trans } from '@lingui/react/macro'
import type { LocalTime } from '../../../../domain/booking/departure.ts'
import { business } from '../../../../domain/business/business.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { OfficeChat } from '../../../words/office-phone/office-chat.tsx'
import { dialLink, walkingRoute } from '../../../words/office-text.ts'
import type { BookedStay } from './booked-stay.ts'
import styles from './stay-details.module.css'
import { useStayCalendar } from './use-stay-calendar.ts'

interface ReceiptActionsProps {
  reference: string
  stay: BookedStay
  /** The bags can be collected until then at no extra charge. */
  last: Date
  safe: LocalTime | null
  /** False for services other than storage, which have no calendar entry. */
  isStorage?: boolean
}

export function ReceiptActions({
  reference,
  stay,
  last,
  safe,
  isStorage = true,
}: ReceiptActionsProps) {
  const { phone } = business
  const saveCalendar = useStayCalendar()
  const outline = buttonClass({ variant: 'outline' })
  return (
    <div className={styles.actions}>
      <a href={walkingRoute} target="_blank" rel="noopener" className={buttonClass()}>
        <Trans context="link on a receipt: walking directions to the office, on a map">Route</Trans>
      </a>
      <a href={dialLink(phone)} className={outline}>
        <Trans context="link on a receipt: calls the office">Call</Trans>
      </a>
      <OfficeChat reference={reference} className={outline} />
      {isStorage && (
        <Button variant="outline" onClick={() => saveCalendar({ reference, stay, last, safe })}>
          <Trans context="button on a receipt: adds the stay to the guest's calendar">
            Calendar
          </Trans>
        </Button>
      )}
      <Button variant="outline" onClick={() => print()}>
        <Trans context="button on a receipt: prints it">Print</Trans>
      </Button>
    </div>
  )
}
