import { Plural, Trans } from '@lingui/react/macro'
import { euroText } from '../../../../domain/business/money.ts'
import type { PendingChangeView } from '../../../../domain/pass/pass.ts'
import { resultOfPayment } from '../../../../domain/pass/pending-change.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { instantText } from '../../../../domain/time/date-text.ts'
import { useOpeningTimes } from '../../../opening-hours/use-opening-times.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Notice } from '../../../ui/notice.tsx'
import { changeOnItsWay } from '../desk-rows.ts'

const asGuest = { actor: 'guest', newId: () => 'preview' } as const

/** Shows a change payment that is processing. Otherwise, staff might ask for the money again. */
export function ChangeOutcomeNote({ record, now }: { record: StayRecord; now: Date }) {
  const locale = useLocale()
  const openingTimes = useOpeningTimes()
  const payment = changeOnItsWay(record)
  if (!payment?.pendingChange) return null
  const { luggageCount: count, startDate, endDate } = payment.pendingChange
  const [from, to] = [startDate, endDate ?? startDate].map((at) =>
    instantText(new Date(at), locale),
  )
  const amount = euroText(payment.cents, locale)
  return (
    <Notice>
      <p>
        <strong>
          <Trans context="desk: a guest has paid for a change, and the bank takes its time">
            {amount} paid online, not confirmed by the bank yet:
          </Trans>
        </strong>{' '}
        <Plural context="desk" value={count} one="# item" other="# items" />
        {', '}
        {endDate === null ? from : `${from} – ${to}`}
      </p>
      <p>
        <WhatComesOfIt
          {...resultOfPayment(record, payment, { ...asGuest, at: now }, openingTimes)}
        />
      </p>
    </Notice>
  )
}

function WhatComesOfIt({ outcome }: Pick<PendingChangeView, 'outcome'>) {
  if (outcome === 'applied') {
    return (
      <Trans context="desk: a guest has paid for a change, and the bank takes its time">
        You needn’t ask for it again. If you do take payment here, the guest’s online payment goes
        back to their card by itself.
      </Trans>
    )
  }
  return (
    <>
      <WhyNotMade outcome={outcome} />{' '}
      <Trans context="desk: a guest has paid for a change, and the bank takes its time">
        When the payment arrives, it counts towards what is still due, and anything beyond that goes
        back to the guest’s card by itself.
      </Trans>
    </>
  )
}

function WhyNotMade({ outcome }: { outcome: Exclude<PendingChangeView['outcome'], 'applied'> }) {
  switch (outcome) {
    case 'already_applied':
      return (
        <Trans context="desk: a guest has paid for a change, and the bank takes its time">
          This change has already been made here.
        </Trans>
      )
    case 'closed':
      return (
        <Trans context="desk: a guest has paid for a change, and the bank takes its time">
          This change can no longer be made: the office is now closed or full at a time the guest
          chose.
        </Trans>
      )
    case 'not_applied':
      return (
        <Trans context="desk: a guest has paid for a change, and the bank takes its time">
          This change can no longer be made.
        </Trans>
      )
  }
}
