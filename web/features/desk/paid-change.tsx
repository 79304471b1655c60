import { Plural, Trans } from '@lingui/react/macro'
import { instantText } from '../../../domain/date-text.ts'
import { euroText } from '../../../domain/money-text.ts'
import type { StayFile } from '../../../domain/stay-file.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Notice } from '../../ui/notice.tsx'
import { changeOnItsWay } from './desk-rows.ts'

/** Before anybody asks for it again: what a guest has paid for a change, while their bank takes its time. */
export function PaidChange({ file }: { file: StayFile }) {
  const locale = useLocale()
  const payment = changeOnItsWay(file)
  if (!payment?.offer) return null
  const { luggageCount: count, startDate, endDate } = payment.offer
  const [from, to] = [startDate, endDate ?? startDate].map((at) =>
    instantText(new Date(at), locale),
  )
  const amount = euroText(payment.cents, locale)
  return (
    <Notice>
      <p>
        <strong>
          <Trans context="counter: a guest has paid for a change, and the bank takes its time">
            {amount} paid online, not confirmed by the bank yet:
          </Trans>
        </strong>{' '}
        <Plural context="counter" value={count} one="# item" other="# items" />
        {', '}
        {endDate === null ? from : `${from} – ${to}`}
      </p>
      <p>
        <Trans context="counter: a guest has paid for a change, and the bank takes its time">
          You needn’t ask for it again. If you do take payment here, the guest’s online payment goes
          back to their card by itself.
        </Trans>
      </p>
    </Notice>
  )
}
