import { Plural, Trans } from '@lingui/react/macro'
import { instantText } from '../../../../domain/date-text.ts'
import type { AwaitedChange as Change } from '../../../../domain/pass.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Notice } from '../../../ui/notice.tsx'

/** In place of the forms that would change or cancel the stay: a change whose payment is with the bank. */
export function AwaitedChange({ change }: { change: Change }) {
  const { luggageCount, startDate, endDate } = change
  const locale = useLocale()
  const from = instantText(new Date(startDate), locale)
  const to = endDate && instantText(new Date(endDate), locale)
  return (
    <Notice role="status">
      <p>
        <strong>
          <Trans context="on the guest's pass, while a bank takes its time">
            Your bank is still processing the payment for your change:
          </Trans>
        </strong>
      </p>
      <p>
        <Plural
          context="the change that a guest has paid for"
          value={luggageCount}
          one="# item"
          other="# items"
        />
        {', '}
        {to ? `${from} – ${to}` : from}
      </p>
      <p>
        <Trans context="on the guest's pass, while a bank takes its time">
          Your booking changes as soon as the payment arrives, and we’ll write to you either way.
          Please don’t pay again. Until then, the booking can’t be changed or cancelled here.
        </Trans>
      </p>
    </Notice>
  )
}
