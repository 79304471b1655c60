import { Trans } from '@lingui/react/macro'
import { euroText } from '../../../../domain/business/money.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Badge } from '../../../ui/badge.tsx'
import { changeOnItsWay, moneyFact } from '../desk-rows.ts'

interface MoneyFactProps {
  record: StayRecord
  /** Hides the word “due”, except from screen readers. */
  short?: boolean
}

export function MoneyFactBadge({ record, short = false }: MoneyFactProps) {
  const locale = useLocale()
  const fact = moneyFact(record)
  switch (fact.kind) {
    case 'due': {
      const amount = euroText(fact.cents, locale)
      return (
        <>
          <Badge tone="tag">
            {short && <span aria-hidden="true">{amount}</span>}
            <span className={short ? 'visually-hidden' : undefined}>
              <Trans context="desk: what the guest has to pay">{amount} due</Trans>
            </span>
          </Badge>
          {changeOnItsWay(record) && <PayingOnline />}
        </>
      )
    }
    case 'over': {
      const amount = euroText(fact.cents, locale)
      return (
        <Badge tone="danger">
          <Trans context="desk: what the guest gets back">{amount} to refund</Trans>
        </Badge>
      )
    }
    case 'paid':
      return (
        <Badge tone="success">
          <Trans context="desk: nothing is to be paid">Paid</Trans>
        </Badge>
      )
    case 'nothing':
      return (
        <Badge>
          <Trans context="desk: nothing is to be paid, and nothing was">Nothing due</Trans>
        </Badge>
      )
    case 'processing':
      return <PayingOnline />
    case 'review':
      return (
        <Badge tone="danger">
          <Trans context="desk: staff have to look at a payment">Check payment</Trans>
        </Badge>
      )
    case 'on_request':
      return (
        <Badge>
          <Trans context="desk: staff name the price">Price to be set</Trans>
        </Badge>
      )
  }
}

function PayingOnline() {
  return (
    <Badge>
      <Trans context="desk: money is on its way">Paying online</Trans>
    </Badge>
  )
}
